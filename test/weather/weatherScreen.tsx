import { screen } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { dropCarried } from '@companion/shared/swap/guard'
import { Weather } from '../../remotes/weather/screens/Weather.tsx'
import { startBackend, type RunningBackend } from '../mock-api/server.ts'
import { withoutHyphens } from '@companion/shared/texts/softHyphens'
import { asWritten } from '../asWritten.ts'
import { open } from '../open.tsx'
import { setLocale } from './position.ts'

/** The mock API of this test file. It's set once the first test starts. */
export let backend: RunningBackend

/** Sets up a test file for the screen: a mock API, and before each test an empty page on a British device. */
export function withStandIn(): void {
  beforeAll(async () => {
    backend = await startBackend()
  })
  afterAll(() => backend.close())
  beforeEach(async () => {
    dropCarried()
    setLocale('en-GB')
    await backend.reset()
  })
}

export const show = (lang = 'en') => open(<Weather />, { lang, api: backend.url })

/** Returns the temperature in the summary, without its label and direction marks. */
export const temperature = (label = 'Temperature') =>
  withoutHyphens(screen.getByText(asWritten(label)).parentElement?.textContent ?? '')
    .replace(label, '')
    .replace(/\u200e/g, '')
    .trim()

/** Returns the text of the tile with this label. Screen readers read it as "label, value". */
export const row = (label: string) =>
  withoutHyphens(screen.getByText(asWritten(label)).closest('li')?.textContent ?? '')
    .replace(`${label}, `, '')
    .replace(label, '')

export const shown = (place: string) => screen.findByRole('heading', { name: place })
