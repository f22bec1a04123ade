import { Appearance, Platform } from 'react-native'
import type { WebView } from 'react-native-webview'
import { CONTRACT } from '../../generated/react-native/CompanionContract'
import { CompanionHost } from '../../generated/react-native/CompanionHost'
import type { GetDeviceInfoResult } from '../../generated/react-native/DeviceResults'
import type { OpenExternalParams } from '../../generated/react-native/OutsideParams'
import type { SetBackInterceptParams, SetTitleParams } from '../../generated/react-native/PageParams'
import type { BridgeInfoResult } from '../../generated/react-native/PageResults'
import type { SessionRotatedParams } from '../../generated/react-native/SessionParams'
import type { RefreshSessionResult } from '../../generated/react-native/SessionResults'
import { CompanionRefusal } from '../../native/react-native/runtime'

/** The functions of the screen around the web view. */
export interface Frame {
  setTitle(title: string): void
  close(): void
  /** Opens a URL outside this app. */
  show(address: string): void
}

/**
 * A placeholder for the app's session. A real app stores the tokens in the keychain or in encrypted storage.
 */
let session: RefreshSessionResult | undefined

/** The methods that a first version of an app implements for the page. */
export class Host extends CompanionHost {
  readonly allowedHosts = ['m.metawatch.example']
  takesBack = false
  canGoBack = false
  web: WebView | null = null
  private readonly frame: Frame

  constructor(frame: Frame) {
    super()
    this.frame = frame
  }

  attach(web: WebView | null) {
    this.web = web
  }

  moved(canGoBack: boolean) {
    this.canGoBack = canGoBack
  }

  /**
   * Resets the Back intercept, because a newly loaded page hasn't requested it. Otherwise a page that crashed
   * while the intercept was on would block Back permanently.
   */
  startLoad() {
    this.takesBack = false
  }

  bridgeInfo(): BridgeInfoResult {
    return {
      wire: 1,
      contract: CONTRACT,
      app: '1.0.0',
      build: '1',
      platform: Platform.OS === 'ios' ? 'ios' : 'android',
      methods: ['bridgeInfo', 'closePage', 'setBackIntercept', 'setTitle', 'openExternal'].concat(
        'getDeviceInfo',
        'refreshSession',
        'sessionRotated',
        'notifySignedOut',
      ),
      events: ['backPressed', 'themeChanged'],
      state: { themeChanged: { dark: Appearance.getColorScheme() === 'dark' } },
    }
  }

  override closePage() {
    this.frame.close()
  }

  override setBackIntercept({ enabled }: SetBackInterceptParams) {
    this.takesBack = enabled
  }

  override setTitle({ title }: SetTitleParams) {
    this.frame.setTitle(title)
  }

  override openExternal({ url }: OpenExternalParams) {
    this.frame.show(url)
  }

  override getDeviceInfo(): GetDeviceInfoResult {
    return { maker: 'unknown', model: 'unknown', os: Platform.OS, osVersion: String(Platform.Version) }
  }

  override refreshSession(): RefreshSessionResult {
    if (!session) throw new CompanionRefusal('SIGNED_OUT')
    return session
  }

  override sessionRotated(pair: SessionRotatedParams) {
    // Copy the tokens by name. They aren't enumerable, so a spread would omit them.
    session = { accessToken: pair.accessToken, refreshToken: pair.refreshToken }
  }

  override notifySignedOut() {
    session = undefined
  }
}
