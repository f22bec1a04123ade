import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// As long as `expect.poll` waits (test/vitest.config.ts): a busy machine is slow, not broken.
configure({ asyncUtilTimeout: 30_000 })

// Screens share one document per file; each test finds an empty one.
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  for (const kept of [document.documentElement, document.body]) kept.removeAttribute('style')
  sessionStorage.clear()
  localStorage.clear()
})
