import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readEmail } from './email.ts'

const cases: readonly (readonly [typed: string, read: string | undefined])[] = [
  ['zoe@mail.example', 'zoe@mail.example'],
  ['  zoe@mail.example \n', 'zoe@mail.example'],
  ['Zoe@MAIL.Example', 'Zoe@mail.example'],
  ['zoe+tag@mail.example', 'zoe+tag@mail.example'],
  ["o'neil@mail.example", "o'neil@mail.example"],
  ['a.b.c@sub.mail.example', 'a.b.c@sub.mail.example'],
  ['\u202Azoe@mail.example\u202C', 'zoe@mail.example'],
  ['zoe\u200B@mail.example', 'zoe@mail.example'],
  ['zoe＠mail。example', 'zoe@mail.example'],
  ['zoe@mail．example', 'zoe@mail.example'],
  ['zoe@bücher.example', 'zoe@xn--bcher-kva.example'],
  ['zoe@BÜCHER.example', 'zoe@xn--bcher-kva.example'],
  ['zoe@例え.テスト', 'zoe@xn--r8jz45g.xn--zckzah'],
  ['zoe@faß.example', 'zoe@xn--fa-hia.example'],
  ['zoe@ｍａｉｌ.example', 'zoe@mail.example'],
  ['zoe@مثال.إختبار', 'zoe@xn--mgbh0fb.xn--kgbechtv'],
  ['', undefined],
  ['zoe', undefined],
  ['@mail.example', undefined],
  ['zoe@', undefined],
  ['zoe@mail', undefined],
  ['a@1', undefined],
  ['a@127.0.0.1', undefined],
  ['a@[127.0.0.1]', undefined],
  ['a@mail.example:25', undefined],
  ['a@mail.example/x', undefined],
  ['a@mail.example?x', undefined],
  ['a@mail.example#x', undefined],
  ['a@b@mail.example', undefined],
  ['a b@mail.example', undefined],
  ['a@mail .example', undefined],
  ['.a@mail.example', undefined],
  ['a.@mail.example', undefined],
  ['a..b@mail.example', undefined],
  ['"a b"@mail.example', undefined],
  ['zoë@mail.example', undefined],
  ['a@-mail.example', undefined],
  ['a@mail-.example', undefined],
  ['a@mail..example', undefined],
  ['a@.mail.example', undefined],
  ['a@mail.example.', undefined],
  ['a@mail.e', undefined],
  ['a@mail_x.example', undefined],
  ['a@%6dail.example', undefined],
  [`${'a'.repeat(64)}@mail.example`, `${'a'.repeat(64)}@mail.example`],
  [`${'a'.repeat(65)}@mail.example`, undefined],
  [`a@${'b'.repeat(63)}.example`, `a@${'b'.repeat(63)}.example`],
  [`a@${'b'.repeat(64)}.example`, undefined],
  [`a@${'b.'.repeat(130)}example`, undefined],
]

describe('an email address', () => {
  test.for(cases)('%j is read as %j', ([typed, read]) => {
    expect(readEmail(typed)).toBe(read)
  })

  test('whatever is read is read again as itself', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        const read = readEmail(address)
        expect(readEmail(read ?? 'refused')).toBe(read)
      }),
    )
  })

  test('the case of the domain does not matter, the case of the name does', () => {
    const name = fc.stringMatching(/^[a-z]{1,10}$/)
    fc.assert(
      fc.property(name, name, (who, host) => {
        const read = readEmail(`${who}@${host}.example`)
        expect(readEmail(`${who}@${host.toUpperCase()}.EXAMPLE`)).toBe(read)
        expect(readEmail(`${who.toUpperCase()}@${host}.example`)).not.toBe(read)
      }),
    )
  })

  test('never throws and never lets anything but printable ASCII through', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: 'grapheme' }), (a, b) => {
        for (const typed of [a, `${a}@${b}`, `a@${b}.example`]) {
          expect(readEmail(typed) ?? 'a@b.cc').toMatch(/^[!-~]+@[a-z0-9.-]+$/)
        }
      }),
    )
  })

  test('takes every address of plain letters, so the rules above are not kept by refusing all', () => {
    const part = fc.stringMatching(/^[a-z]{1,10}$/)
    fc.assert(
      fc.property(part, part, (who, host) => {
        expect(readEmail(`${who}@${host}.example`)).toBe(`${who}@${host}.example`)
      }),
    )
  })
})
