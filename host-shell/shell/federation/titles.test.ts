import { expect, test } from 'vitest'
import { documentTitle } from './titles.ts'

test.each([
  ['Da\u00ADten\u00ADschutz\u00ADer\u00ADklä\u00ADrung', 'SparkPro', 'Datenschutzerklärung - SparkPro'],
  ['Pay', undefined, 'Pay'],
  [undefined, 'SparkPro', 'SparkPro'],
])('the title of "%s" and %s is plain words', (title, brand, shown) => {
  expect(documentTitle(title, brand)).toBe(shown)
})
