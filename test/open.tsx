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
  /** Address the screen is opened at. */
  readonly at?: string
  /** Origin of a stand-in API; without one every call fails as if the network were gone. */
  readonly api?: string
}

interface Opened {
  readonly screen: typeof screen
  readonly user: UserEvent
}

/** Puts a screen on the page as the shell would: brand, language, routes and API in place, its texts loaded. */
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
