import { expect, test } from 'vitest'
import { deviceFacts } from './deviceFacts.ts'

const hints = (platformVersion: string) => ({ getHighEntropyValues: async () => ({ platformVersion }) })
const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const webView =
  'Mozilla/5.0 (Linux; Android 10; SM-G960F Build/QP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/87.0.4280.101 Mobile Safari/537.36'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.for([
  ['a web view of Android', { userAgent: webView }, 'android 10', 'Android WebView 87'],
  ['a Chrome that calls every Android 10', { userAgent: chrome }, 'android', 'Chrome 140'],
  ['the same with hints', { userAgent: chrome, userAgentData: hints('15.0.0') }, 'android 15', 'Chrome 140'],
  [
    'hints that fail',
    { userAgent: chrome, userAgentData: { getHighEntropyValues: () => Promise.reject(new Error('no')) } },
    'android',
    'Chrome 140',
  ],
  ['an app on an iPhone', { userAgent: iPhone }, 'ios 17', 'WKWebView 605'],
  ['Safari', { userAgent: `${iPhone} Version/17.5 Mobile/15E148 Safari/604.1` }, 'ios 17', 'Safari 17'],
  [
    'Firefox',
    { userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' },
    'desktop',
    'Firefox 140',
  ],
  ['something else', { userAgent: 'curl' }, 'desktop', 'other'],
] as const)('%s', async ([, navigator, system, engine]) => {
  const facts = await deviceFacts(navigator, 'sparkpro')
  const both = (a: string, b: string) => `${String(facts[a])} ${String(facts[b])}`.trim()
  expect(both('os.name', 'os.version')).toBe(system)
  expect(both('user_agent.name', 'user_agent.version')).toBe(engine)
  expect(facts['companion.brand']).toBe('sparkpro')
})
