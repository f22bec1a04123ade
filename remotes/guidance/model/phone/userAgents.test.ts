import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromUserAgent, isMobile } from './recognise.ts'

const table = readFileSync(new URL('userAgents.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(' | ') as [guide: string, android: string, userAgent: string])

const named = (userAgent: string) => {
  const phone = fromUserAgent(userAgent)
  return phone ? [phone.guide, phone.also].filter(Boolean).join('/') : 'unknown'
}

describe('the guide for a real user agent', () => {
  test('at least 60 of them are in the table, over all guides that a user agent can name', () => {
    expect(table.length).toBeGreaterThanOrEqual(60)
    expect(new Set(table.map(([guide]) => guide.split('/')[0])).size).toBe(13)
  })

  test.for(table)('%s, Android %s: %s', ([guide, android, userAgent]) => {
    expect(named(userAgent)).toBe(guide)
    const known = fromUserAgent(userAgent)?.android
    if (guide !== 'unknown') expect(String(known ?? '-')).toBe(android)
  })

  test('an iPad that pretends to be a Mac is told by its touch screen', () => {
    const mac =
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15'
    expect(fromUserAgent(mac, 5)?.guide).toBe('iphone')
    expect([isMobile(mac, 5), isMobile(mac, 0)]).toEqual([true, false])
  })

  test('any text is answered, quickly and without an error', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2000 }), (text) => {
        fromUserAgent(text)
        fromUserAgent(`Mozilla/5.0 (Linux; Android 14; ${text})`)
      }),
    )
  })
})
