import { expect, test, vi } from 'vitest'
import { documentKey, isStoredFile, storeDocument, storedDocument } from './stored.ts'

const at = (path: string) => new URL(path, 'https://m.example')

test('a document is stored by its path and language, and nothing else of its address', () => {
  const keys = {
    '/weather': '/weather?lang=en-GB',
    '/weather?lang=de&dark=1&acc_token=eyJ.a.b': '/weather?lang=de',
    '/?token=a&lang=zh-TW': '/?lang=zh-TW',
    '/pay/?lang=': '/pay/?lang=en-GB',
  }
  for (const [path, key] of Object.entries(keys)) expect(documentKey(at(path), 'en-GB'), path).toBe(key)
})

test('tools, other releases, the API, files, and a language that may be anything else have no stored document', () => {
  for (const path of [
    '/weather?qa=1',
    '/weather?release=weather@1.0.0-a',
    '/weather?tester=secret',
    '/isolate/weather',
    '/api/v1/orders',
    '/standin/pay/1',
    '/c/stable.json',
    '/trust/1.root.json',
    '/R/weather',
    '/x.js',
    '/weather?lang=eyJhbGciOiJIUzI1NiJ9.e30.x',
    '/help;token=eyJhbGciOiJIUzI1NiJ9',
    '/help%3Btoken=a',
    '/help/token=a',
    '/help@a',
  ])
    expect(documentKey(at(path), 'en'), path).toBeUndefined()
})

test('files are stored that never change, by their one address', () => {
  expect(isStoredFile(at('/r/weather/1.0.0-a/remoteEntry.js'))).toBe(true)
  expect(isStoredFile(at('/shell/1.0.0-a/main.css'))).toBe(true)
  for (const path of [
    '/r/weather/1.0.0-a/release.sig.json',
    '/r/weather/1.0.0-a/x.js?r=2',
    '/c/stable.json',
    '/',
  ])
    expect(isStoredFile(at(path)), path).toBe(false)
})

/** Simulates a device's cache storage in memory. */
function memoryCaches(): CacheStorage {
  const entries = new Map<string, Response>()
  const cache = {
    put: async (key: string, answer: Response) => void entries.set(key, answer),
    match: async (key: string) => entries.get(key)?.clone(),
    keys: async () => [...entries.keys()],
    delete: async (key: string) => entries.delete(key),
  }
  return { open: async () => cache } as unknown as CacheStorage
}

const hour = 3_600_000
/** Returns an HTML document whose embedded releases are signed for this number of hours. */
const documentFor = (hours: number, init?: ResponseInit) =>
  new Response(
    `companion.page={"releases":{"exp":"${new Date(Date.now() + hours * hour).toISOString()}"}}`,
    init,
  )

test.each([
  [403, false],
  [404, false],
  [410, false],
  [429, true],
  [500, true],
])('after an answer of %i a stored document is kept: %s', async (status, isKept) => {
  const caches = memoryCaches()
  await storeDocument(caches, '/help?lang=en', documentFor(240))
  await storeDocument(caches, '/help?lang=en', new Response('', { status }))
  expect((await storedDocument(caches, '/help?lang=en')) !== undefined).toBe(isKept)
})

test('a document whose address leads elsewhere by now is deleted', async () => {
  const caches = memoryCaches()
  await storeDocument(caches, '/help?lang=en', documentFor(240))
  const redirect = Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' })
  await storeDocument(caches, '/help?lang=en', redirect)
  expect(await storedDocument(caches, '/help?lang=en')).toBeUndefined()
})

test.each([
  ['a day', 240, 24],
  ['as long as the releases in it are signed for', 5, 5],
])('a stored document counts for %s', async (_what, signed, counts) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const caches = memoryCaches()
    const policy = { 'content-security-policy': "default-src 'none'", 'content-encoding': 'br' }
    await storeDocument(caches, '/?lang=en', documentFor(signed, { headers: policy }))
    vi.advanceTimersByTime(counts * hour - 1000)
    const found = await storedDocument(caches, '/?lang=en')
    expect(found?.headers.get('content-security-policy')).toBe("default-src 'none'")
    expect(found?.headers.has('content-encoding')).toBe(false)
    vi.advanceTimersByTime(2000)
    expect(await storedDocument(caches, '/?lang=en')).toBeUndefined()
    // Setting the clock back must not make the document valid again.
    vi.setSystemTime(Date.now() - 48 * hour)
    expect(await storedDocument(caches, '/?lang=en')).toBeUndefined()
  } finally {
    vi.useRealTimers()
  }
})

test('what is no document of today is not stored', async () => {
  const caches = memoryCaches()
  for (const answer of [documentFor(1, { status: 404 }), documentFor(-1), new Response('Sign in')])
    await storeDocument(caches, '/?lang=en', answer)
  expect(await storedDocument(caches, '/?lang=en')).toBeUndefined()
})

test('a device keeps the forty newest documents, and a full one none', async () => {
  const caches = memoryCaches()
  for (let n = 0; n < 42; n++) await storeDocument(caches, `/${n}?lang=en`, documentFor(1))
  expect((await (await caches.open('')).keys()).length).toBe(40)
  expect(await storedDocument(caches, '/1?lang=en')).toBeUndefined()
  const full = { open: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) }
  await storeDocument(full as unknown as CacheStorage, '/?lang=en', documentFor(1))
  expect(await storedDocument(full as unknown as CacheStorage, '/?lang=en')).toBeUndefined()
})
