import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSlip, meantEmail } from './domainTypo.ts'

test.for([
  ['zoe@gmial.com', 'zoe@gmail.com'],
  ['zoe@gmail.co', 'zoe@gmail.com'],
  ['zoe@gmaill.com', 'zoe@gmail.com'],
  ['zoe@hotnail.com', 'zoe@hotmail.com'],
  ['Zoe@GMIAL.com', 'Zoe@gmail.com'],
  ['zoe@wed.de', 'zoe@web.de'],
] as const)('%s may mean %s', ([typed, meant]) => {
  expect(meantEmail(typed)).toBe(meant)
})

test.for([
  'zoe@gmail.com',
  'zoe@mail.com',
  'zoe@ymail.com',
  'zoe@me.com',
  'zoe@companion.example',
  'gmial.com',
  '',
])('nothing is asked about %s', (typed) => {
  expect(meantEmail(typed)).toBeUndefined()
})

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '.'), maxLength: 8 })

/** All typos of a text by one deleted, inserted, replaced or swapped letter. */
function slipsOf(text: string): Set<string> {
  const slips = new Set<string>()
  for (let i = 0; i <= text.length; i++) {
    const [head, tail] = [text.slice(0, i), text.slice(i)]
    if (tail) slips.add(head + tail.slice(1))
    if (tail.length > 1) slips.add(`${head}${tail[1]}${tail[0]}${tail.slice(2)}`)
    for (const letter of 'abc.') {
      slips.add(head + letter + tail)
      if (tail) slips.add(head + letter + tail.slice(1))
    }
  }
  slips.delete(text)
  return slips
}

test('a slip is exactly one letter left out, put in, changed or swapped with its neighbour', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(isSlip(one, other)).toBe(slipsOf(one).has(other))
    }),
    { numRuns: 3000 },
  )
  fc.assert(
    fc.property(word, (text) => {
      for (const slip of slipsOf(text)) expect(isSlip(text, slip)).toBe(true)
    }),
  )
})
