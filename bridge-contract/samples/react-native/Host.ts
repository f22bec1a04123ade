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

/** What the screen around the web view can do. */
export interface Frame {
  setTitle(title: string): void
  close(): void
  /** Shows an address outside of this app. */
  show(address: string): void
}

/** Stands for the app's own session; a real one keeps the pair in the keychain or an encrypted store. */
let session: RefreshSessionResult | undefined

/** What this app does for the page: a first version. */
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

  /** Another page has not asked for Back. */
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
    // By name: a copy by spread would have no tokens.
    session = { accessToken: pair.accessToken, refreshToken: pair.refreshToken }
  }

  override notifySignedOut() {
    session = undefined
  }
}
