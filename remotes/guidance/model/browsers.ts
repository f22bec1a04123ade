import { isIosAgent } from '@companion/shared/platform/system'

/** Where "open in browser" hides in a foreign app. */
export type MenuCorner = 'top' | 'bottom'

interface InAppBrowser {
  readonly id: string
  /** The app's own name, as its user knows it; the same in every language. */
  readonly name: string
  readonly marks: RegExp
  /** Facebook and Instagram on iOS keep their menu at the bottom. */
  readonly iosMenu?: MenuCorner
}

/**
 * Apps that open links inside themselves, where downloads and store jumps are blocked or unreliable. Ours, because
 * the published tables miss half of them; escape links break every few months, so none is used: a hint and a link
 * to copy always work.
 */
const inAppBrowsers: readonly InAppBrowser[] = [
  { id: 'wecom', name: 'WeCom', marks: /wxwork\//i },
  { id: 'wechat', name: 'WeChat', marks: /MicroMessenger\//i },
  { id: 'qzone', name: 'Qzone', marks: /Qzone\//i },
  // "MQQBrowser/" alone is a browser of its own.
  { id: 'qq', name: 'QQ', marks: /(?:^|[ ;])QQ\/\d/i },
  { id: 'weibo', name: 'Weibo', marks: /__weibo__|Weibo/i },
  { id: 'dingtalk', name: 'DingTalk', marks: /DingTalk\//i },
  { id: 'alipay', name: 'Alipay', marks: /AlipayClient|AliApp\(AP/i },
  { id: 'douyin', name: 'Douyin', marks: /\baweme/i },
  { id: 'toutiao', name: 'Toutiao', marks: /NewsArticle/i },
  { id: 'tiktok', name: 'TikTok', marks: /musical_ly|trill_|Bytedance/i },
  { id: 'baidu', name: 'Baidu', marks: /baiduboxapp/i },
  { id: 'xiaohongshu', name: 'Xiaohongshu', marks: /\bxhs|discover\/\d/i },
  {
    id: 'messenger',
    name: 'Messenger',
    marks: /FBAN\/Messenger|Orca-Android|FB_IAB\/MESSENGER/i,
    iosMenu: 'bottom',
  },
  { id: 'facebook', name: 'Facebook', marks: /FBAN|FBAV|FB_IAB/i, iosMenu: 'bottom' },
  { id: 'threads', name: 'Threads', marks: /Barcelona/i, iosMenu: 'bottom' },
  { id: 'instagram', name: 'Instagram', marks: /Instagram/i, iosMenu: 'bottom' },
  { id: 'line', name: 'LINE', marks: /\bLine\//i },
  { id: 'kakaotalk', name: 'KakaoTalk', marks: /KAKAOTALK/i },
  { id: 'x', name: 'X', marks: /\bTwitter/i },
  { id: 'snapchat', name: 'Snapchat', marks: /Snapchat/i },
  { id: 'linkedin', name: 'LinkedIn', marks: /LinkedInApp/i },
  { id: 'whatsapp', name: 'WhatsApp', marks: /WAiOS|WA4A/i },
  { id: 'telegram', name: 'Telegram', marks: /\bTelegram/i },
]

/** Where the page runs, as far as leaving it matters. */
export type OpenedIn =
  | { readonly kind: 'ownApp' }
  | { readonly kind: 'browser' }
  /** `name` is empty for a web view of an app we do not know. */
  | { readonly kind: 'foreignApp'; readonly id: string; readonly name: string; readonly menu: MenuCorner }

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
  const found = inAppBrowsers.find(({ marks }) => marks.test(userAgent))
  if (found) {
    const menu = (isIosAgent(userAgent) && found.iosMenu) || 'top'
    return { kind: 'foreignApp', id: found.id, name: found.name, menu }
  }
  return isPlainWebView(userAgent)
    ? { kind: 'foreignApp', id: 'webView', name: '', menu: 'top' }
    : { kind: 'browser' }
}
