import { Suspense, type ComponentType, type ReactNode } from 'react'
import { createBridge } from '@companion/bridge-contract'
import { setBrand } from '@companion/shared/brand/current'
import { attachBridge } from '@companion/shared/bridge/app'
import { loadPhones } from '@companion/shared/forms/phone'
import { routing } from '@companion/shared/navigation/router'
import type { Route } from '@companion/shared/navigation/routes'
import type { RemoteModule } from '@companion/shared/remote/manifest'
import { account } from '@companion/shared/session/account'
import { sessionState } from '@companion/shared/session/store'
import { prepareTexts } from '@companion/shared/texts/createTexts'
import { setLanguage } from '@companion/shared/texts/language'
import { brands } from '../../shared/kit/brand/brands.ts'
import { titlesOf } from '../../host-shell/build/releaseFile.ts'
import { manifestOf, remoteNames } from '../../host-shell/build/remotes.ts'
import { allRoutes } from '../account/allRoutes.ts'
import { bridgeWindow } from '../nativeApp.ts'
import { openSession } from '../session/openSession.ts'

/** Renders a screen as the outlet does: in a boundary that hydrates by itself. */
export const inOutlet = (Screen: ComponentType): ReactNode => (
  <main>
    <Suspense>
      <Screen />
    </Suspense>
  </main>
)

/** Sets the state that build and page share: brand, language, and routes with their titles. */
export async function enterPage(lang: string): Promise<void> {
  setBrand(brands[0]!)
  setLanguage(lang)
  sessionState.lang = lang
  routing.routes = await allRoutes()
  const titles: Record<string, string> = {}
  for (const remote of remoteNames()) Object.assign(titles, titlesOf(remote, await manifestOf(remote))[lang])
  routing.titles = titles
}

/** Returns a route's screen with its translations and its chunk loaded, as in the build and the outlet. */
export async function screenOf({ remote, name }: Route, lang: string): Promise<ComponentType> {
  const { area } = (await import(`../../remotes/${remote}/area.ts`)) as { area: RemoteModule }
  await prepareTexts(lang)
  await area.prepare(lang, name)
  return area.screens[name]!
}

interface DeviceSession {
  readonly app: boolean
  /** Whether the user has loaded before the screen hydrates. */
  readonly signedIn: boolean
  /** Whether loading the user has failed because there is no session. */
  readonly failed?: boolean | undefined
}

/** Opens a session whose requests never get a response, so that the screen doesn't change by itself. */
export async function enterDevice({ app, signedIn, failed }: DeviceSession): Promise<void> {
  if (app) attachBridge(createBridge(bridgeWindow()))
  openSession({ base: 'https://api.test', fetchPort: () => new Promise(() => {}) })
  // In a page, both can have loaded before the remote that hydrates, so they're loaded here too.
  await Promise.all([loadPhones(), import('@companion/shared/signIn/LoginPanel')])
  if (failed) {
    Object.assign(sessionState, { showError: true, errorType: 'noRefToken' })
    account.status = 'failed'
  }
  if (!signedIn) return
  sessionState.token = 'a.b.c'
  sessionState.userData = { userId: '42' }
  account.user = {
    userId: '42',
    nickname: 'Zoë',
    phone: '+491701234567',
    email: 'zoe@mail.example',
    avatar: '',
    hasPassword: true,
  }
  account.status = 'ready'
}

/** Sets the session state in which the build renders a screen. */
export function enterBuild({ open }: Route): void {
  sessionState.token = open ? '' : 'token'
}
