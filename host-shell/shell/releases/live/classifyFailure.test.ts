import { createHash, webcrypto } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { attributeError, classifyFailure, failedFile, type UncaughtError } from './classifyFailure.ts'

const file = 'https://m.example/r/weather/1.0.0-a/area.js'
const lost = new Error(`Loading chunk area failed.\n(error: ${file})`)
const integrity = `sha384-${createHash('sha384').update('right').digest('base64')}` as const
const serving = (body: string, status = 200) =>
  (() => Promise.resolve(new Response(body, { status }))) as typeof fetch
const sort = (failure: unknown, get: typeof fetch) =>
  classifyFailure(failure, failedFile(failure), integrity, get, webcrypto.subtle as SubtleCrypto)

describe('a failure', () => {
  test('of the network says nothing against a release', async () => {
    expect(await sort(lost, serving('', 404))).toBe('network')
    expect(await sort(lost, serving('', 503))).toBe('network')
    expect(await sort(lost, () => Promise.reject(new TypeError('Failed to fetch')))).toBe('network')
    expect(await sort(lost, serving('right'))).toBe('network')
    expect(await sort(new Error('weather@1.0.0-a took longer than 8000 ms'), serving('right'))).toBe(
      'network',
    )
  })

  test('of integrity is told by the bytes', async () => {
    expect(await sort(lost, serving('wrong'))).toBe('integrity')
  })

  test('behind a captive portal says nothing against a release', async () => {
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    const portal = async () => new Response('<!doctype html>', { headers })
    expect(await sort(lost, portal)).toBe('network')
  })

  test('of a file whose hash the document does not name says nothing against a release, though it is there by now', async () => {
    const sorted = (get: typeof fetch) =>
      classifyFailure(lost, file, undefined, get, webcrypto.subtle as SubtleCrypto)
    expect(await sorted(serving('anything'))).toBe('network')
    expect(await sorted(serving('', 404))).toBe('network')
    expect(await sorted(() => Promise.reject(new TypeError('Failed to fetch')))).toBe('network')
  })

  test.for([
    [503, '120', 120_000],
    [429, '120', 120_000],
    [404, '120', 0],
  ] as const)('with %i tells for how long the server wants to be left alone', async ([status, asked, ms]) => {
    const pauses: number[] = []
    const get = async () => new Response('', { status, headers: { 'retry-after': asked } })
    const kind = await classifyFailure(
      lost,
      file,
      integrity,
      get,
      webcrypto.subtle as SubtleCrypto,
      (pause) => pauses.push(pause),
    )
    expect([kind, pauses]).toEqual(['network', [ms]])
  })

  test('of code that ran is the release’s own', async () => {
    const ran = new Error(`${file} is no container`)
    expect(await sort(ran, serving('right'))).toBe('poison')
    expect(await sort(new Error(`Loading chunk area failed.\n(missing: ${file})`), serving('right'))).toBe(
      'poison',
    )
    expect(await sort(new TypeError('x is not a function'), serving('right'))).toBe('poison')
  })
})

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
  // A released shell is in the same folder as the remotes and calls their code. So its frames must not hide
  // the remote's.
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
