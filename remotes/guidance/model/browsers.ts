import { isIosAgent } from '@companion/shared/platform/system'

/** The corner with "open in browser" in a foreign app. */
export type MenuCorner = 'top' | 'bottom'

/**
 * Apps with an in-app browser, where downloads and store links are blocked or unreliable. Our own table, because
 * published ones miss half of them. Escape links break every few months, so the screen shows a hint and a link to
 * copy instead. Names aren't translated. Facebook's apps have their menu at the
 * bottom on iOS.
 */
const inAppBrowsers: readonly (readonly [name: string, marks: RegExp, iosMenu?: MenuCorner])[] = [
  ['WeCom', /wxwork\//i],
  ['WeChat', /MicroMessenger\//i],
  ['Qzone', /Qzone\//i],
  // "MQQBrowser/" alone is a browser, not QQ.
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

/** The environment of the page. */
export type OpenedIn =
  | { readonly type: 'ownApp' }
  | { readonly type: 'browser' }
  /** `name` is empty for an unknown app. */
  | { readonly type: 'foreignApp'; readonly name: string; readonly menu: MenuCorner }

interface Asked {
  readonly userAgent: string
  /** True if the app's bridge answers. */
  readonly bridge: boolean
  /** True if the address has a flag that only our apps send (fullScreen, inset, hasNav). */
  readonly appFlags: boolean
}

// Android marks web views. On iOS a browser has "Safari" or its own name, a web view only "Mobile/".
const isPlainWebView = (userAgent: string) =>
  /; wv\)/.test(userAgent) ||
  (isIosAgent(userAgent) && /Mobile\//.test(userAgent) && !/Safari\//.test(userAgent))

/** Detects our own app, a foreign app's browser or a real browser, in this order. */
export function openedIn({ userAgent, bridge, appFlags }: Asked): OpenedIn {
  if (bridge || appFlags) return { type: 'ownApp' }
  const found = inAppBrowsers.find(([, marks]) => marks.test(userAgent))
  if (!found && !isPlainWebView(userAgent)) return { type: 'browser' }
  const [name = '', , iosMenu = 'top'] = found ?? []
  return { type: 'foreignApp', name, menu: isIosAgent(userAgent) ? iosMenu : 'top' }
}
