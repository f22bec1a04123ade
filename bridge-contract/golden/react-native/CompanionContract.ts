// Generated from the bridge contract 1.2.0. Change the contract, not this file.


/** What this app was built with. */
export const CONTRACT = '1.2.0'

/** Everything the page may ask. */
export const METHODS = [
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
]

/** Everything the app may send. */
export const EVENTS = [
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
]

const onlyAndroid = ['getBackgroundStatus', 'listenForCode']

/** What the page may ask on a system. */
export const methodsOf = (platform: 'android' | 'ios'): string[] =>
  METHODS.filter((name) => platform === 'android' || !onlyAndroid.includes(name))
