/// Limits how often a lost page is loaded again: twice within a minute. Without a limit, a page that crashes its process
/// would be loaded forever.
class RecoveryLimit {
  final _losses = <DateTime>[];

  /// Records a lost page and returns whether it may be loaded again.
  bool mayReload() {
    final now = DateTime.now();
    _losses
      ..removeWhere((loss) => now.difference(loss) >= const Duration(minutes: 1))
      ..add(now);
    return _losses.length <= 2;
  }

  void reset() => _losses.clear();
}
