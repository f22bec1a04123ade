import { expect, test } from 'vitest'
import { attributeError, type UncaughtError } from './classifyFailure.ts'

const thrown = (filename: string, error?: Error) =>
  ({ filename, error, message: 'm' }) as unknown as UncaughtError
const rejected = (reason: unknown) => ({ reason }) as unknown as UncaughtError
const inRelease = (name: string, message: string, file = 'https://m.example/r/weather/1.2.0-abcd/area.js') =>
  Object.assign(new Error(message), { name, stack: `${name}: ${message}\n at x (${file}:1:2)` })

test('blames the release whose script or stack an error names', () => {
  expect(attributeError(thrown('https://m.example/r/weather/1.2.0-abcd/area.js'))?.ref).toBe(
    'weather@1.2.0-abcd',
  )
  expect(attributeError(thrown('', inRelease('TypeError', 'x')))?.ref).toBe('weather@1.2.0-abcd')
  expect(attributeError(rejected(inRelease('TypeError', 'x is undefined')))?.ref).toBe('weather@1.2.0-abcd')
  // A released shell lies beside the remotes, and calls them.
  const within = inRelease('TypeError', 'x')
  within.stack = `TypeError: x\n at render (https://m.example/r/shell/1.5.0-a/main.js:1:2)\n${within.stack}`
  expect(attributeError(rejected(within))?.ref).toBe('weather@1.2.0-abcd')
})

test('blames nobody for the shell’s own errors, for requests that failed, or for what is no error', () => {
  expect(attributeError(thrown('https://m.example/shell/1.0.0-a/main.js'))).toBeUndefined()
  const released = 'https://m.example/r/shell/1.5.0-a/main.js'
  expect(attributeError(thrown(released))).toBeUndefined()
  expect(attributeError(rejected(inRelease('TypeError', 'Failed to fetch')))).toBeUndefined()
  expect(attributeError(rejected(inRelease('AbortError', 'aborted')))).toBeUndefined()
  expect(attributeError(rejected(inRelease('ApiError', 'business')))).toBeUndefined()
  expect(attributeError(rejected('no error'))).toBeUndefined()
  expect(attributeError(rejected(undefined))).toBeUndefined()
})
