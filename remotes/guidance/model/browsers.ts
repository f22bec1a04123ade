import { isIosAgent } from '@companion/shared/platform/system'

/** Where "open in browser" hides in a foreign app. */
export type MenuCorner = 'top' | 'bottom'

/**
 * Apps that open links inside themselves, where downloads and store jumps are blocked or unreliable. Ours, because
 * the published tables miss half of them; escape links break every few months, so none is used: a hint and a link
 * to copy always work. The name is the app's own, the same in every language; Facebook's apps keep their menu at the
 * bottom on iOS.
 */
const inAppBrowsers: readonly (readonly [name: string, marks: RegExp, iosMenu?: MenuCorner])[] = [
  ['WeCom', /wxwork\//i],
  ['WeChat', /MicroMessenger\//i],
  ['Qzone', /Qzone\//i],
  // "MQQBrowser/" alone is a browser of its own.
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

/** Where the page runs, as far as leaving it matters. */
export type OpenedIn =
  | { readonly kind: 'ownApp' }
  | { readonly kind: 'browser' }
  /** `name` is empty for a web view of an app we do not know. */
  | { readonly kind: 'foreignApp'; readonly name: string; readonly menu: MenuCorner }

interface Asked {
  readonly userAgent: string
  /** True where the app's bridge answers. */
  readonly bridge: boolean
  /** True where the address carries one of the flags only our apps send (fullScreen, inset, hasNav). */
  readonly appFlags: boolean
}

// Android marks a web view itself; on iOS a browser says Safari (or its own name), a web view only "Mobile/".
const isPlainWebView = (userAgent: string) =>
  /; wv\)/.test(userAgent) ||
  (isIosAgent(userAgent) && /Mobile\//.test(userAgent) && !/Safari\//.test(userAgent))

/** Tells our own app, a foreign app's browser and a real browser apart. Our own app is asked first. */
export function openedIn({ userAgent, bridge, appFlags }: Asked): OpenedIn {
  if (bridge || appFlags) return { kind: 'ownApp' }
  const found = inAppBrowsers.find(([, marks]) => marks.test(userAgent))
  if (!found && !isPlainWebView(userAgent)) return { kind: 'browser' }
  const [name = '', , iosMenu = 'top'] = found ?? []
  return { kind: 'foreignApp', name, menu: isIosAgent(userAgent) ? iosMenu : 'top' }
}
