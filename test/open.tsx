import { act, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { Suspense, type ReactNode } from 'react'
import { setBrand } from '@companion/shared/brand/current'
import { routing } from '@companion/shared/navigation/router'
import { sessionState } from '@companion/shared/session/store'
import { prepareTexts } from '@companion/shared/texts/createTexts'
import { language, setLanguage } from '@companion/shared/texts/language'
import { brands } from '../shared/kit/brand/brands.ts'
import { manifestOf, remoteNames } from '../host-shell/build/remotes.ts'
import { openSession } from './session/openSession.ts'

interface Options {
  readonly lang?: string
  readonly brand?: string
  /** Address at which the screen opens. */
  readonly at?: string
  /** Origin of a mock API; without one every call fails as if offline. */
  readonly api?: string
}

interface Opened {
  readonly screen: typeof screen
  readonly user: UserEvent
}

/** Renders a screen like the shell does: with brand, language, routes, API and loaded texts. */
export async function open(
  shown: ReactNode,
  { lang = 'en', brand = 'sparkpro', at = '/', api = 'http://127.0.0.1:9' }: Options = {},
): Promise<Opened> {
  const chosen = brands.find(({ id }) => id === brand)
  if (!chosen) throw new Error(`there is no brand ${brand}`)
  setBrand(chosen)
  setLanguage(lang)
  sessionState.lang = lang
  const manifests = await Promise.all(remoteNames().map(manifestOf))
  routing.routes = manifests.flatMap(({ name, routes }) =>
    routes.map((route) => ({ ...route, remote: name })),
  )
  history.replaceState(null, '', at)
  openSession({ base: api })
  await prepareTexts(language.lang)
  // Screens may suspend for lazy parts; act waits for those.
  await act(async () => void render(<Suspense>{shown}</Suspense>))
  return { screen, user: userEvent.setup() }
}
