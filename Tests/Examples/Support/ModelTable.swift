import Synchronization

/// A program's models by identifier, to be looked up by whoever draws a row.
package final class ModelTable<Model: Identifiable & Sendable>: Sendable
where Model.ID: Sendable {
  private let models: Mutex<[Model.ID: Model]>

  package init(_ models: [Model]) {
    self.models = Mutex(Dictionary(models.map { ($0.id, $0) }) { _, last in last })
  }

  package subscript(id: Model.ID) -> Model? {
    get { models.withLock { $0[id] } }
    set { models.withLock { $0[id] = newValue } }
  }
}
