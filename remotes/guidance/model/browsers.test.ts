import { describe, expect, test } from 'vitest'
import { openedIn } from './browsers.ts'

const android =
  'Mozilla/5.0 (Linux; Android 13; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0 Mobile Safari/537.36'
const ios = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const at = (userAgent: string) => openedIn({ userAgent, bridge: false, appFlags: false })

describe('a foreign app’s browser', () => {
  test.for([
    ['WeChat', `${android} MMWEBID/6973 MicroMessenger/8.0.34.2340(0x2800225B) WeChat/arm64`],
    ['WeChat', `${ios} Mobile/15E148 MicroMessenger/8.0.50(0x18003237) NetType/WIFI Language/zh_CN`],
    ['WeCom', `${android} wxwork/4.1.22 MicroMessenger/7.0.1 Language/zh`],
    ['QQ', `${android} MQQBrowser/6.2 TBS/046291 V1_AND_SQ_8.9.68 QQ/8.9.68.11450 NetType/WIFI`],
    ['QQ', `${ios} Mobile/15E148 QQ/8.9.68.614 V1_IPH_SQ_8.9.68`],
    ['Qzone', `${ios} Mobile/15E148 Qzone/V1_IPH_QZ_8.9.68`],
    ['Weibo', `${ios} Mobile/15E148 Weibo (iPhone14,5__weibo__13.6.1__iphone__os16.5)`],
    ['DingTalk', `${android} DingTalk/7.0.40 com.alibaba.android.rimet`],
    ['Alipay', `${ios} Mobile/15E148 NebulaSDK/1.8.100112 AliApp(AP/10.5.0.6000) AlipayClient/10.5.0.6000`],
    ['Douyin', `${android} aweme.snssdk.com aweme_250900`],
    ['Toutiao', `${android} NewsArticle/9.3.4 ToutiaoMicroApp`],
    ['TikTok', `${ios} Mobile/15E148 musical_ly_34.0.0 BytedanceWebview/d8a21c6`],
    ['TikTok', `${android} trill_360000 BytedanceWebview/d8a21c6`],
    ['Baidu', `${android} T7/11.18 SP-engine/2.14.0 baiduboxapp/11.18.0.12 (Baidu; P1 9)`],
    ['Xiaohongshu', `${ios} Mobile/15E148 xhs/7.92 discover/7.92`],
    ['Facebook', `${android} [FB_IAB/FB4A;FBAV/450.0.0.0;]`],
    ['Messenger', `${android} [FB_IAB/Orca-Android;FBAV/391.2.0.20.404;]`],
    ['Instagram', `${ios} Mobile/15E148 Instagram 318.0.0.22.107 (iPhone14,5; iOS 17_5)`],
    ['Threads', `${ios} Mobile/15E148 Barcelona 318.0.0.28.106`],
    ['LINE', `${android} Line/14.12.2/IAB`],
    ['KakaoTalk', `${android} KAKAOTALK 10.4.5`],
    ['X', `${ios} Mobile/15E148 Twitter for iPhone/10.5`],
    ['Snapchat', `${ios} Mobile/15E148 Snapchat/13.10.0.40 (like Safari/8618.1.15, panda)`],
    ['LinkedIn', `${ios} Mobile/15E148 [LinkedInApp]/9.28.7586`],
    ['WhatsApp', `${android} WA4A/2.24.1`],
    [
      '',
      'Mozilla/5.0 (Linux; Android 10; K; wv) AppleWebKit/537.36 Version/4.0 Chrome/138.0.0.0 Mobile Safari/537.36',
    ],
    ['', `${ios} Mobile/15E148`],
  ] as const)('%s is recognised', ([name, userAgent]) => {
    expect(at(userAgent)).toMatchObject({ type: 'foreignApp', name })
  })

  test('on iOS, Facebook and Instagram keep the menu at the bottom; everywhere else it is at the top', () => {
    expect(at(`${ios} Mobile/15E148 Instagram 318.0`)).toMatchObject({ menu: 'bottom' })
    expect(at(`${android} Instagram 318.0`)).toMatchObject({ menu: 'top' })
    expect(at(`${ios} Mobile/15E148 MicroMessenger/8.0`)).toMatchObject({ menu: 'top' })
  })
})

test.for([
  android.replace('Version/4.0 ', ''),
  `${android.replace('Version/4.0 ', '')} MQQBrowser/13.0`,
  `${ios} Version/17.5 Mobile/15E148 Safari/604.1`,
  `${ios} CriOS/125.0.6422.80 Mobile/15E148 Safari/604.1`,
  `${ios} FxiOS/126.0 Mobile/15E148 Safari/605.1.15`,
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36',
])('%s is a browser', (userAgent) => {
  expect(at(userAgent)).toEqual({ type: 'browser' })
})

test('our own app is asked first: its web view looks like a foreign one', () => {
  const userAgent = `${android.replace('Mobile', 'wv) Mobile')} MicroMessenger/8.0`
  expect(openedIn({ userAgent, bridge: true, appFlags: false })).toEqual({ type: 'ownApp' })
  expect(openedIn({ userAgent, bridge: false, appFlags: true })).toEqual({ type: 'ownApp' })
})
