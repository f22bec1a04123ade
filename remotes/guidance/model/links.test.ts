import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brands } from '../../../test/brands.ts'
import { holdsToken, withoutTokens } from './tokens.ts'
import { isProgramFile, launchLink, publicOrigin, shareLink, shortLink, storeLink } from './links.ts'

const aliases = [
  'acc_token',
  'accessToken',
  'access_token',
  'token',
  'ref_token',
  'refreshToken',
  'refresh_token',
]
const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJ1c2VySWQiOiI0MiJ9.c2lnbmF0dXJl'
const secret = 'SECRETsecret42'

const everyByte = (text: string) =>
  [...text].map((letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`).join('')
const disguises: Record<string, (text: string) => string> = {
  plain: (text) => text,
  upper: (text) => text.toUpperCase(),
  escaped: everyByte,
  twice: (text) => encodeURIComponent(everyByte(text)),
  thrice: (text) => encodeURIComponent(encodeURIComponent(everyByte(text))),
  oneLetter: (text) => `%${text.charCodeAt(0).toString(16)}${text.slice(1)}`,
  wide: (text) =>
    [...text].map((l) => (/[a-z]/i.test(l) ? String.fromCharCode(l.charCodeAt(0) + 0xfee0) : l)).join(''),
  spaced: (text) => `+${text}+`,
}

const alias = fc.constantFrom(...aliases)
const disguise = fc.constantFrom(...Object.values(disguises))
const value = fc.constantFrom(jwt, secret)
const place = fc.constantFrom(
  'https://play.google.com/store/apps/details',
  'https://apps.apple.com/app/id1',
  'market://details',
  'sparkpro://open',
)
const harmless = fc.constantFrom('', 'id=com.companion.sparkpro', 'mt=8&l=de')

/** A link that contains a token in its query, its fragment, its credentials or inside another parameter. */
const poisoned = fc
  .tuple(place, harmless, alias, disguise, value, fc.nat(5))
  .map(([at, own, name, hide, held, how]) => {
    const pair = `${hide(name)}=${held}`
    const query = own ? `?${own}&` : '?'
    return [
      `${at}${query}${pair}`,
      `${at}${own ? `?${own}` : ''}#${pair}`,
      `${at}${own ? `?${own}` : ''}#/route?${pair}`,
      at.replace('://', `://user:${held}@`),
      `${at}${query}next=${encodeURIComponent(`https://x.example/?${pair}`)}`,
      `${at}${query}a=1;${pair}`,
    ][how] as string
  })

describe('no token survives', () => {
  test('in a configured link that is cleaned', () => {
    fc.assert(
      fc.property(poisoned, (link) => {
        const clean = withoutTokens(link)
        expect(clean).not.toContain(jwt)
        expect(clean).not.toContain(secret)
        expect(holdsToken(clean)).toBe(false)
        for (const made of [storeLink(link), launchLink(link)])
          expect(made ?? '').not.toMatch(/token|eyJ|SECRET/i)
      }),
      { numRuns: 2000 },
    )
  })

  test('in an address we build, whatever the language claims to be', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), poisoned, fc.constant(jwt), alias),
        fc.constantFrom(...brands),
        (lang, brand) => {
          const origin = publicOrigin(brand.hosts, lang)
          const link = shareLink(origin, '/app', { packageName: brand.packageName, lang, from: 'qr' })
          expect(holdsToken(link)).toBe(false)
          expect(
            [...new URL(link).searchParams.keys()].every((key) => ['appName', 'lang', 'from'].includes(key)),
          ).toBe(true)
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('escapes that fall apart do not hide it', () => {
    for (const name of aliases) {
      for (const hide of Object.values(disguises))
        expect(holdsToken(`${hide(name)}=x`), hide(name)).toBe(true)
    }
    expect(withoutTokens('https://x.example/?a=%E0%A4%A&token=1')).toBe('https://x.example/?a=%E0%A4%A')
  })
})

test('what is harmless stays as it was written', () => {
  for (const { stores, launchLink: launch } of brands) {
    for (const link of [stores.android, stores.ios]) if (link.length > 1) expect(storeLink(link)).toBe(link)
    expect(launchLink(launch)).toBe(launch)
  }
  expect(withoutTokens('https://x.example/a?b=%20c&d')).toBe('https://x.example/a?b=%20c&d')
})

test.for([
  '',
  '#',
  ' ',
  'javascript:alert(1)',
  'http://x.example/a.apk',
  'data:text/html,x',
  'ftp://x',
  'https://',
  'https:// ',
])('%j is no store link', (link) => {
  expect(storeLink(link)).toBeUndefined()
})

test.for(['market://details?id=a', 'itms-apps://apps.apple.com/app/id1', 'https://x.example/a.apk'])(
  '%s is one',
  (link) => {
    expect(storeLink(link)).toBe(link)
    expect(isProgramFile(link)).toBe(link.endsWith('.apk'))
  },
)

test.for([
  '',
  '#',
  'javascript:alert(1)',
  'data:x',
  'intent://x#Intent;end',
  'http://x.example',
  'sparkpro:',
])('%j opens no app', (link) => {
  expect(launchLink(link)).toBeUndefined()
})

test('a universal link may open the app', () => {
  expect(launchLink('https://open.sparkpro.example/app')).toBe('https://open.sparkpro.example/app')
})

test('the public origin is the brand’s host of this page, else its first', () => {
  const hosts = ['m.sparkpro.example', 'sparkpro.localhost']
  expect(publicOrigin(hosts, 'localhost')).toBe('https://m.sparkpro.example')
  expect(publicOrigin(hosts, 'sparkpro.localhost')).toBe('https://m.sparkpro.example')
  expect(publicOrigin(['a.example', 'b.example'], 'b.example')).toBe('https://b.example')
})

test.each([
  ['https://m.sparkpro.example/app?appName=com.companion.sparkpro&lang=en', 'm.sparkpro.example/app'],
  ['http://localhost:8080/app?lang=en', 'localhost:8080/app'],
  ['https://play.google.com/store/apps/details?id=com.companion.sparkpro', 'play.google.com'],
  ['https://apps.apple.com/app/id1', 'apps.apple.com'],
  ['https://m.sparkpro.example', 'm.sparkpro.example'],
  ['market://details?id=com.companion.sparkpro', 'market://details?id=com.companion.sparkpro'],
])('of %s is read %s', (link, read) => {
  expect(shortLink(link)).toBe(read)
})
