import { isIosAgent } from '@companion/shared/platform/system'

/** The corner of a third-party app's menu with "open in browser". */
export type MenuCorner = 'top' | 'bottom'

/**
 * Third-party apps with an in-app browser, where downloads and store links are blocked or unreliable. The
 * table is our own, because published tables miss half of these apps. Links that open the default browser
 * stop working every few months, so the screen shows a hint and a link to copy instead. The apps' names
 * aren't translated. Facebook's apps have their menu at the bottom on iOS. The first match wins.
 */
const inAppBrowsers: readonly (readonly [name: string, marks: RegExp, iosMenu?: MenuCorner])[] = [
  ['WeCom', /wxwork\//i],
  ['WeChat', /MicroMessenger\//i],
  ['Qzone', /Qzone\//i],
  // Must not match "MQQBrowser/", because that's a real browser.
  ['QQ', /(?:^|[ ;])QQ\/\d/i],
  ['Weibo', /__weibo__|Weibo/i],
  ['DingTalk', /DingTalk\//i],
  ['Alipay', /AlipayClient|AliApp\(AP/i],
  ['Douyin', /\baweme/i],
  ['Toutiao', /NewsArticle/i],
  ['TikTok', /musical_ly|trill_|Bytedance/i],
  ['Baidu', /baiduboxapp/i],
  ['Xiaohongshu', /\bxhs|discover\/\d/i],
  ['Messenger', /FBAN\/Messenger|Orca-Android|FB_IAB\/MESSENGER/i, 'bottom'],
  ['Facebook', /FBAN|FBAV|FB_IAB/i, 'bottom'],
  ['Threads', /Barcelona/i, 'bottom'],
  ['Instagram', /Instagram/i, 'bottom'],
  ['LINE', /\bLine\//i],
  ['KakaoTalk', /KAKAOTALK/i],
  ['X', /\bTwitter/i],
  ['Snapchat', /Snapchat/i],
  ['LinkedIn', /LinkedInApp/i],
  ['WhatsApp', /WAiOS|WA4A/i],
  ['Telegram', /\bTelegram/i],
]

/** The type of app that shows the page. */
export type OpenedIn =
  | { readonly type: 'ownApp' }
  | { readonly type: 'browser' }
  /** A third-party app. `name` is empty if the app is unknown. */
  | { readonly type: 'foreignApp'; readonly name: string; readonly menu: MenuCorner }

interface Asked {
  readonly userAgent: string
  /** True if the page found a bridge to our app. */
  readonly bridge: boolean
  /** True if the URL has a flag that only our apps set (fullScreen, inset, hasNav). */
  readonly appFlags: boolean
}

// Android marks web views with "wv". On iOS, browsers contain "Safari", but web views contain only "Mobile/".
const isPlainWebView = (userAgent: string) =>
  /; wv\)/.test(userAgent) ||
  (isIosAgent(userAgent) && /Mobile\//.test(userAgent) && !/Safari\//.test(userAgent))

/** Detects our own app, a third-party app's in-app browser, or a real browser, in this order. */
export function openedIn({ userAgent, bridge, appFlags }: Asked): OpenedIn {
  if (bridge || appFlags) return { type: 'ownApp' }
  const found = inAppBrowsers.find(([, marks]) => marks.test(userAgent))
  if (!found && !isPlainWebView(userAgent)) return { type: 'browser' }
  const [name = '', , iosMenu = 'top'] = found ?? []
  return { type: 'foreignApp', name, menu: isIosAgent(userAgent) ? iosMenu : 'top' }
}
