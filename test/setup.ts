import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'

// As long as `expect.poll` waits (test/vitest.config.ts): a busy machine is slow, not broken.
configure({ asyncUtilTimeout: 30_000 })

// Screens share one document per file; each test starts with an empty one.
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body]) element.removeAttribute('style')
  sessionStorage.clear()
  localStorage.clear()
})

// Files that share a worker (the quick check) share the global object, which is their `window`. Removes
// globals that a file has left behind.
const before = new Set(Reflect.ownKeys(globalThis))
afterAll(() => {
  for (const key of Reflect.ownKeys(globalThis)) if (!before.has(key)) Reflect.deleteProperty(globalThis, key)
})
