import { expect, test } from 'vitest'
import { planWithScreens, samplePlan } from '../../../test/site/samplePlan.ts'
import { headersFile, headersFileLimits, redirectsFile } from './headersFile.ts'

test('_headers keeps to the limits of both hosts, whatever number of releases there is', () => {
  const folders = Array.from({ length: 300 }, (_, at) => `r/weather/1.0.${at}-abcd`)
  const text = headersFile(samplePlan(''), folders)
  const lines = text.split('\n')
  expect(lines.filter((line) => line.startsWith('/'))).toHaveLength(headersFileLimits.rules)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(headersFileLimits.lineLength)
  expect(text).toContain('/r/weather/1.0.0-abcd/*\n  Cache-Control: public, max-age=31536000, immutable')
  const many = Array.from({ length: 80 }, (_, at) => `https://a-host-of-somebody-${at}.example`).join(',')
  expect(() => headersFile(samplePlan(`--origins ${many}`), [])).toThrow('_headers: a line of')
})

test('_headers names no header in two rules that fit one path, and keeps no 404 for long', () => {
  const text = headersFile(samplePlan(''), ['r/weather/1.0.0-a', 'shell/1.0.0-b'])
  const rules = text
    .split(/\n(?=\/)/)
    .slice(1)
    .map((block) => block.split('\n').filter(Boolean))
    .map(([path = '', ...lines]) => ({ path, names: lines.map((line) => line.trim().split(':')[0] ?? '') }))
  const sent = (path: string) =>
    rules.filter((one) => path.startsWith(one.path.slice(0, -1))).flatMap(({ names }) => names)
  const answered =
    '/ /pay /c/stable.json /worker.js /third-party-notices.txt /r/weather/1.0.0-a/x.js /r/none/1.0.0-z/x.js /log/x'
  for (const path of answered.split(' ')) expect(new Set(sent(path)).size, path).toBe(sent(path).length)
  for (const path of ['/r/weather/1.0.0-a/x.js', '/worker.js', '/third-party-notices.txt'])
    expect(sent(path), path).toContain('Cache-Control')
  for (const path of ['/r/none/1.0.0-z/x.js', '/log/stable/9.json', '/shell/2/x.js'])
    expect(sent(path), path).not.toContain('Cache-Control')
  expect(redirectsFile(samplePlan(''))).toContain('/r/*  /r/404.html  404')
})

test('hosts that go by a table of redirects have a line for each screen and language, before the last', () => {
  const lines = redirectsFile(planWithScreens).trim().split('\n')
  expect(lines.at(-1)).toBe('/*  /index.html  200')
  expect(lines).toContain('/ lang=de  /documents/others/de/index.html  200')
  const help = lines.filter((line) => line.startsWith('/help '))
  const withWords = help.filter((line) => !line.includes('/index.html'))
  expect(withWords).toEqual([
    ...['en', 'zh', 'de', 'ar'].map((lang) => `/help lang=${lang}  /documents/others/${lang}/help.html  200`),
    '/help lang=:lang  /documents/others/en/help.html  200',
    ...['en', 'zh', 'de', 'ar'].map(
      (lang) => `/help  /documents/others/${lang}/help.html  200  Language=${lang}`,
    ),
    '/help  /documents/others/en/help.html  200',
  ])
  // A language without prerendered documents gets the document without a screen.
  expect(help).toContain('/help lang=fr  /index.html  200')
  expect(help).toContain('/help  /index.html  200  Language=fr')
  expect(help.indexOf('/help lang=fr  /index.html  200')).toBeLessThan(
    help.indexOf('/help lang=:lang  /documents/others/en/help.html  200'),
  )
})
