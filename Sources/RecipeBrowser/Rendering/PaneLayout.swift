/// How wide each pane is where the three are side by side, with three columns between two of them.
///
///     120 columns:  SIDEBAR 28 │ LIST 46 │ DETAIL 40
struct PaneLayout {
  private let sidebar: Int
  private let list: Int
  private let detail: Int

  /// Below this, lines are too short to read and the panes go one under the other.
  static let leastWidth = 100

  /// `nil` when the width does not allow it.
  init?(width: Int) {
    guard width >= Self.leastWidth else { return nil }
    let room = min(width, 240) - 6
    sidebar = max(26, min(40, room / 4))
    list = (room - sidebar) * 53 / 100
    detail = room - sidebar - list
  }

  func width(of pane: PaneName) -> Int {
    switch pane {
    case .sidebar: sidebar
    case .list: list
    case .detail: detail
    }
  }
}
