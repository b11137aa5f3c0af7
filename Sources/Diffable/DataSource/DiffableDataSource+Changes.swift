import Synchronization

extension DiffableDataSource {
  /// The differences applied from now on, for one reader; each use begins another stream.
  ///
  /// A slow reader loses nothing and holds nobody up. Empty differences are left out. The stream
  /// ends when the data source is gone.
  public var changes: AsyncStream<Difference> {
    let (stream, continuation) = AsyncStream.makeStream(of: Difference.self)
    let number = inner.withLock { inner in
      inner.nextReader += 1
      inner.readers[inner.nextReader] = continuation
      return inner.nextReader
    }
    continuation.onTermination = { [weak self] _ in
      self?.inner.withLock { _ = $0.readers.removeValue(forKey: number) }
    }
    return stream
  }
}
