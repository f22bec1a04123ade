import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import { setLanguage } from '@companion/shared/texts/language'

// Screens share one document per file; each test finds an empty one.
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  sessionStorage.clear()
  localStorage.clear()
  setLanguage('en')
})
