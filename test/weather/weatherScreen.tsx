import { screen } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { dropCarried } from '@companion/shared/swap/guard'
import { Weather } from '../../remotes/weather/screens/Weather.tsx'
import { startBackend, type RunningBackend } from '../mock-api/server.ts'
import { withoutHyphens } from '@companion/shared/texts/softHyphens'
import { asWritten } from '../asWritten.ts'
import { open } from '../open.tsx'
import { setLocale } from './position.ts'

/** The stand-in API of this test file; it stands once the first test runs. */
export let backend: RunningBackend

/** Readies a test file for the screen: a stand-in API, and before each test an empty page on a British device. */
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

/** What the summary says of the temperature, without its label and the marks that hold it together. */
export const temperature = (label = 'Temperature') =>
  withoutHyphens(screen.getByText(asWritten(label)).parentElement?.textContent ?? '')
    .replace(label, '')
    .replace(/\u200e/g, '')
    .trim()

/** What the tile with this label says; screen readers hear "label, value". */
export const row = (label: string) =>
  withoutHyphens(screen.getByText(asWritten(label)).closest('li')?.textContent ?? '')
    .replace(`${label}, `, '')
    .replace(label, '')

export const shown = (place: string) => screen.findByRole('heading', { name: place })
