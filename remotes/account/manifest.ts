import type { RemoteManifest } from '@companion/shared/remote/manifest'

const first = ['users/current']
const inMenu = {
  open: false,
  back: true,
  hidden: false,
  layout: true,
  group: 1,
  chunk: 'forms',
  first,
} as const

export const manifest = {
  name: 'account',
  routes: [
    {
      path: '/',
      name: 'layout',
      title: 'layoutTitle',
      open: false,
      back: true,
      hidden: true,
      layout: true,
      first,
    },
    {
      path: '/upload-nickname',
      name: 'uploadNickName',
      title: 'nicknameTitle',
      ...inMenu,
      value: 'nickname',
    },
    { path: '/upload-phone', name: 'uploadPhone', title: 'phoneTitle', ...inMenu, value: 'phone' },
    { path: '/upload-email', name: 'uploadEmail', title: 'emailTitle', ...inMenu, value: 'email' },
    {
      path: '/registration',
      name: 'registration',
      title: 'registrationTitle',
      open: true,
      back: false,
      hidden: true,
      layout: true,
      group: 2,
      chunk: 'forms',
    },
    {
      path: '/avatar',
      name: 'avatar',
      title: 'avatarTitle',
      ...inMenu,
      hidden: true,
      group: 2,
      chunk: 'avatar',
    },
  ],
  needs: {
    shell: '>=1.0.0 <2',
    contract: '^1.0',
    caps: [],
    optionalCaps: [
      'notifyProfileChanged',
      'pickImage',
      'notifySignedOut',
      'closePage',
      'refreshSession',
      'sessionRotated',
      'listenForCode',
    ],
  },
} as const satisfies RemoteManifest
