import { expect, test } from 'vitest'
import { withFirstFault } from './firstFault.ts'

const errors = `ERROR in ./remotes/weather/screens/Details.tsx
Module build failed (from ./node_modules/esbuild-loader/dist/index.cjs):
Error: Transform failed with 1 error:
remotes/weather/screens/Details.tsx:2:12: ERROR: Unexpected "="`

test('a failed build starts with the place, the message, the line and a caret', () => {
  const source = 'export function Details() {\n  const a = = 1\n}'
  const text = withFirstFault(errors, (file) =>
    file === 'remotes/weather/screens/Details.tsx' ? source : '',
  )
  expect(text).toBe(`Details.tsx:2:12 Unexpected "="\n  const a = = 1\n${' '.repeat(12)}^\n\n${errors}`)
})

test('an error whose file cannot be read has no line, and one without a place stays as it is', () => {
  expect(withFirstFault(errors, () => undefined)).toBe(`Details.tsx:2:12 Unexpected "="\n\n${errors}`)
  expect(withFirstFault('The disk is full', () => undefined)).toBe('The disk is full')
})
