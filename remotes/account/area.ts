import type { RemoteModule } from '@companion/shared/remote/manifest'
import { lazyRemoteModule } from '@companion/shared/remote/lazyRemoteModule'
import './texts.ts'
import { Menu } from './screens/Menu.tsx'

const loadForms = () => import(/* webpackChunkName: "forms" */ './screens/forms.ts')

const behind = lazyRemoteModule({
  uploadNickName: async () => (await loadForms()).Nickname,
  uploadPhone: async () => (await loadForms()).Phone,
  uploadEmail: async () => (await loadForms()).Email,
  registration: async () => (await loadForms()).Registration,
  avatar: async () => (await import(/* webpackChunkName: "avatar" */ './screens/Avatar.tsx')).Avatar,
})

/** The account's screens by route name. The menu isn't lazy, because the home page shows it first. */
export const area: RemoteModule = { ...behind, screens: { ...behind.screens, layout: Menu } }
