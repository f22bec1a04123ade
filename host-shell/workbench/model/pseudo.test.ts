import { expect, test } from 'vitest'
import { pseudoText } from './pseudo.ts'

test('a text gets accents and a third more, in brackets; numbers stay', () => {
  expect(pseudoText('Save')).toBe('[Ŝàvé~~]'.replace('Ŝ', 'Š').replace('v', 'ṽ'))
  expect(pseudoText('24 °')).toBe('24 °')
  expect(pseudoText('取消')).toBe('[取消~]')
})
