import { routeAt } from '@companion/shared/navigation/router'
import type { Area } from '@companion/shared/remote/area'
import { prepareTexts } from '@companion/shared/texts/createTexts'
import './texts.ts'
import { lazyScreen } from './screens/lazyScreen.tsx'
import { Menu } from './screens/Menu.tsx'
import { loadAvatar, loadForms } from './screens/parts.ts'

const uploadNickName = lazyScreen(async () => (await loadForms()).Nickname)
const uploadPhone = lazyScreen(async () => (await loadForms()).Phone)
const uploadEmail = lazyScreen(async () => (await loadForms()).Email)
const registration = lazyScreen(async () => (await loadForms()).Registration)
const avatar = lazyScreen(async () => (await loadAvatar()).Avatar)
const behind = new Map(Object.entries({ uploadNickName, uploadPhone, uploadEmail, registration, avatar }))

/** The account's screens by route name. The menu is the page's front and comes first, everything else behind it. */
export const area: Area = {
  screens: {
    layout: Menu,
    ...Object.fromEntries([...behind].map(([name, { Shown }]) => [name, Shown])),
  },
  async prepare(lang) {
    const first = behind.get(routeAt(location.pathname)?.name ?? '')
    // What is lost is asked for again by the screen itself, with a way to retry.
    await Promise.all([prepareTexts(lang), first?.fetch().catch(() => {})])
  },
}
