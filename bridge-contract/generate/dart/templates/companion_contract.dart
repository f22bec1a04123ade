/// What this app was built with.
abstract final class CompanionContract {
  static const version = '{{version}}';

  /// Everything the page may ask.
  static const methods = [
{{methods}}
  ];

  /// Everything the app may send.
  static const events = [
{{events}}
  ];

  static const _onlyAndroid = [{{onlyAndroid}}];

  /// What the page may ask on a system.
  static List<String> methodsOf({required bool isAndroid}) =>
      [for (final name in methods) if (isAndroid || !_onlyAndroid.contains(name)) name];
}
