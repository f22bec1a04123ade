import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'

// Timeout in milliseconds, the same as for `expect.poll` (test/vitest.config.ts). It's long, because a busy
// machine is slow, not broken.
configure({ asyncUtilTimeout: 30_000 })

// The tests of a file share one document, so each must start with an empty one.
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body]) element.removeAttribute('style')
  sessionStorage.clear()
  localStorage.clear()
})

// In the quick check, files share a worker and with it the global object, their `window`. So globals that a
// file has added are removed.
const before = new Set(Reflect.ownKeys(globalThis))
afterAll(() => {
  for (const key of Reflect.ownKeys(globalThis)) if (!before.has(key)) Reflect.deleteProperty(globalThis, key)
})
