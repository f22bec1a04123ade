// Generated from the bridge contract 1.2.0. Change the contract, not this file.

import '../../native/dart/shape.dart';

abstract final class Shapes {
  static const bridgeInfoResult = ObjectShape({'wire': WholeShape(), 'contract': TextShape(max: 256), 'app': TextShape(max: 256), 'build': TextShape(max: 256), 'platform': ChoiceShape(['android', 'ios']), 'methods': ListShape(TextShape(max: 256)), 'events': ListShape(TextShape(max: 256)), 'denied': OptionalShape(ListShape(TextShape(max: 256))), 'state': OptionalShape(ObjectShape({'themeChanged': OptionalShape(ObjectShape({'dark': FlagShape(), 'color': OptionalShape(TextShape(pattern: '^#[0-9a-fA-F]{6}\$'))})), 'safeAreaChanged': OptionalShape(ObjectShape({'top': RealShape(min: 0.0), 'right': RealShape(min: 0.0), 'bottom': RealShape(min: 0.0), 'left': RealShape(min: 0.0)})), 'languageChanged': OptionalShape(ObjectShape({'lang': TextShape(max: 256)}))})), 'storefront': OptionalShape(ObjectShape({'country': TextShape(pattern: '^[A-Z]{2}\$'), 'channel': TextShape()}))});
  static const closePageParams = ObjectShape({'result': OptionalShape(TextShape(max: 8192))});
  static const copyTextParams = ObjectShape({'text': TextShape(max: 8192)});
  static const hapticParams = ObjectShape({'style': TextShape()});
  static const pageFailedParams = ObjectShape({'kind': TextShape(max: 256), 'code': TextShape(max: 256), 'detail': OptionalShape(TextShape(max: 8192))});
  static const pageReadyParams = ObjectShape({'route': TextShape(max: 256), 'ms': RealShape(min: 0.0)});
  static const setBackInterceptParams = ObjectShape({'enabled': FlagShape(), 'reason': OptionalShape(TextShape(max: 256))});
  static const setNavBarParams = ObjectShape({'visible': FlagShape(), 'background': OptionalShape(TextShape(pattern: '^#[0-9a-fA-F]{6}\$')), 'foreground': OptionalShape(TextShape(pattern: '^#[0-9a-fA-F]{6}\$'))});
  static const setStatusBarParams = ObjectShape({'style': ChoiceShape(['light', 'dark'])});
  static const setTitleParams = ObjectShape({'title': TextShape(max: 256)});
  static const checkAppUpdateResult = ObjectShape({'available': FlagShape(), 'version': OptionalShape(TextShape(max: 256)), 'mandatory': OptionalShape(FlagShape())});
  static const getBackgroundStatusResult = ObjectShape({'batteryUnrestricted': ChoiceShape(['yes', 'no', 'unknown']), 'autoStart': ChoiceShape(['yes', 'no', 'unknown']), 'backgroundLocked': ChoiceShape(['yes', 'no', 'unknown']), 'backgroundRestricted': OptionalShape(ChoiceShape(['yes', 'no', 'unknown'])), 'powerSaveMode': OptionalShape(ChoiceShape(['yes', 'no', 'unknown']))});
  static const openAppRouteParams = ObjectShape({'route': TextShape(max: 256), 'params': OptionalShape(ListShape(ObjectShape({'key': TextShape(max: 256), 'value': TextShape(max: 8192)}), max: 50))});
  static const openExternalParams = ObjectShape({'url': TextShape(max: 8192, pattern: '^(https://|mailto:|tel:)')});
  static const openSettingsParams = ObjectShape({'screen': ChoiceShape(['appDetails', 'batteryOptimization', 'autoStart', 'backgroundLock', 'powerManager', 'notifications', 'location'])});
  static const openSettingsResult = ObjectShape({'opened': ChoiceShape(['exact', 'fallback', 'none'])});
  static const openStoreParams = ObjectShape({'store': TextShape(), 'id': OptionalShape(TextShape(max: 256))});
  static const getDeviceInfoResult = ObjectShape({'maker': TextShape(max: 256), 'brand': OptionalShape(TextShape(max: 256)), 'model': TextShape(max: 256), 'os': TextShape(), 'osVersion': TextShape(max: 256), 'sdk': OptionalShape(WholeShape(min: 0)), 'rom': OptionalShape(TextShape(max: 256)), 'romVersion': OptionalShape(TextShape(max: 256))});
  static const getLocationParams = ObjectShape({'accuracy': OptionalShape(ChoiceShape(['coarse', 'fine']))});
  static const getLocationResult = ObjectShape({'latitude': RealShape(min: -90.0, max: 90.0), 'longitude': RealShape(min: -180.0, max: 180.0), 'accuracyM': OptionalShape(RealShape(min: 0.0)), 'atMs': OptionalShape(WholeShape(min: 0))});
  static const pickImageParams = ObjectShape({'source': ChoiceShape(['ask', 'camera', 'library']), 'cropSquarePx': OptionalShape(WholeShape(min: 0)), 'maxBytes': WholeShape(min: 0)});
  static const pickImageResult = ObjectShape({'uri': TextShape(max: 2000000), 'mime': TextShape(max: 256), 'width': WholeShape(min: 0), 'height': WholeShape(min: 0), 'bytes': WholeShape(min: 0)});
  static const saveImageParams = ObjectShape({'uri': TextShape(max: 2000000), 'name': OptionalShape(TextShape(max: 256))});
  static const shareParams = ObjectShape({'title': OptionalShape(TextShape(max: 256)), 'text': OptionalShape(TextShape(max: 8192)), 'url': OptionalShape(TextShape(max: 8192)), 'imageUri': OptionalShape(TextShape(max: 2000000))});
  static const shareResult = ObjectShape({'outcome': TextShape()});
  static const listenForCodeParams = ObjectShape({'forMs': WholeShape(min: 0)});
  static const notifyProfileChangedParams = ObjectShape({'fields': ObjectShape({'nickname': OptionalShape(TextShape()), 'avatar': OptionalShape(TextShape())})});
  static const notifySignedOutParams = ObjectShape({'reason': ChoiceShape(['accountDeleted', 'credentialsChanged', 'expired']), 'identifier': OptionalShape(TextShape())});
  static const refreshSessionParams = ObjectShape({'reason': TextShape(max: 256)});
  static const refreshSessionResult = ObjectShape({'accessToken': TextShape(min: 1, max: 8192), 'refreshToken': TextShape(min: 1, max: 8192)});
  static const sessionRotatedParams = ObjectShape({'accessToken': TextShape(min: 1, max: 8192), 'refreshToken': TextShape(min: 1, max: 8192)});
  static const getStorefrontResult = ObjectShape({'country': TextShape(pattern: '^[A-Z]{2}\$'), 'channel': TextShape()});
  static const manageSubscriptionParams = ObjectShape({'provider': TextShape(), 'productId': OptionalShape(TextShape(max: 256))});
  static const payParams = ObjectShape({'orderId': TextShape(max: 256), 'provider': TextShape(), 'productId': OptionalShape(TextShape(max: 256)), 'amountMinor': WholeShape(min: 0), 'currency': TextShape(pattern: '^[A-Z]{3}\$'), 'payload': OptionalShape(ListShape(ObjectShape({'key': TextShape(max: 256), 'value': TextShape(min: 1, max: 8192)}), max: 50))});
  static const payResult = ObjectShape({'status': TextShape(), 'transactionId': OptionalShape(TextShape(max: 256)), 'receipt': OptionalShape(TextShape()), 'paidAtMs': OptionalShape(WholeShape(min: 0))});
  static const logParams = ObjectShape({'level': TextShape(), 'tag': TextShape(max: 256), 'message': TextShape(max: 8192), 'fields': OptionalShape(ListShape(ObjectShape({'key': TextShape(max: 256), 'value': TextShape(max: 8192)}), max: 50))});
  static const reportRemoteFailureParams = ObjectShape({'remote': TextShape(max: 256), 'version': TextShape(max: 256), 'phase': TextShape(max: 256), 'code': TextShape(max: 256), 'detail': OptionalShape(TextShape(max: 8192)), 'fallback': OptionalShape(TextShape(max: 256))});
  static const trackEventParams = ObjectShape({'name': TextShape(max: 256), 'fields': OptionalShape(ListShape(ObjectShape({'key': TextShape(max: 256), 'value': TextShape(max: 8192)}), max: 50))});
  static const appVisibilityData = ObjectShape({'visible': FlagShape()});
  static const keyboardChangedData = ObjectShape({'heightPx': RealShape(min: 0.0)});
  static const languageChangedData = ObjectShape({'lang': TextShape(max: 256)});
  static const networkChangedData = ObjectShape({'online': FlagShape()});
  static const safeAreaChangedData = ObjectShape({'top': RealShape(min: 0.0), 'right': RealShape(min: 0.0), 'bottom': RealShape(min: 0.0), 'left': RealShape(min: 0.0)});
  static const themeChangedData = ObjectShape({'dark': FlagShape(), 'color': OptionalShape(TextShape(pattern: '^#[0-9a-fA-F]{6}\$'))});
  static const codeReceivedData = ObjectShape({'code': TextShape(pattern: '^[0-9]{4,10}\$')});
  static const paymentResultData = ObjectShape({'orderId': TextShape(max: 256), 'status': TextShape(), 'transactionId': OptionalShape(TextShape(max: 256)), 'receipt': OptionalShape(TextShape()), 'paidAtMs': OptionalShape(WholeShape(min: 0))});
  static const releaseHintData = ObjectShape({'channel': OptionalShape(TextShape(max: 256)), 'remote': OptionalShape(TextShape(max: 256))});
  static const reloadRequestedData = ObjectShape({'remote': OptionalShape(TextShape(max: 256)), 'reason': OptionalShape(TextShape(max: 256))});
  static const sessionChangedData = ObjectShape({'accessToken': TextShape(min: 1, max: 8192), 'refreshToken': TextShape(min: 1, max: 8192)});
  static const signedOutData = ObjectShape({'reason': TextShape()});
}
