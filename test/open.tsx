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
  /** URL at which the screen opens. */
  readonly at?: string
  /** Origin of a mock API. Without one, every call fails as if offline. */
  readonly api?: string
}

interface Opened {
  readonly screen: typeof screen
  readonly user: UserEvent
}

/** Renders a screen as the shell does: with brand, language, routes, API and loaded translations. */
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
  // A screen can suspend for a lazy part. `act` waits for it, so the test doesn't see the empty fallback.
  await act(async () => void render(<Suspense>{shown}</Suspense>))
  return { screen, user: userEvent.setup() }
}
