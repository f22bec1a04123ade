// Generated from the bridge contract 1.2.0. Change the contract, not this file.


/// What this app was built with.
abstract final class CompanionContract {
  static const version = '1.2.0';

  /// Everything the page may ask.
  static const methods = [
    'bridgeInfo',
    'closePage',
    'copyText',
    'haptic',
    'pageFailed',
    'pageReady',
    'setBackIntercept',
    'setStatusBar',
    'setTitle',
    'checkAppUpdate',
    'getBackgroundStatus',
    'openExternal',
    'openSettings',
    'openStore',
    'getDeviceInfo',
    'getLocation',
    'pickImage',
    'saveImage',
    'share',
    'listenForCode',
    'notifyProfileChanged',
    'notifySignedOut',
    'refreshSession',
    'sessionRotated',
    'getStorefront',
    'manageSubscription',
    'pay',
    'log',
    'reportRemoteFailure',
    'trackEvent',
  ];

  /// Everything the app may send.
  static const events = [
    'appVisibility',
    'backPressed',
    'keyboardChanged',
    'languageChanged',
    'networkChanged',
    'safeAreaChanged',
    'themeChanged',
    'codeReceived',
    'paymentResult',
    'releaseHint',
    'reloadRequested',
    'sessionChanged',
    'signedOut',
  ];

  static const _onlyAndroid = ['getBackgroundStatus', 'listenForCode'];

  /// What the page may ask on a system.
  static List<String> methodsOf({required bool isAndroid}) =>
      [for (final name in methods) if (isAndroid || !_onlyAndroid.contains(name)) name];
}
