import type { RemoteManifest } from '@companion/shared/remote/manifest'

/** Defaults for screens that the menu doesn't list and that need a session. */
const step = { open: false, back: true, hidden: true, layout: true } as const
const flow = { ...step, chunk: 'flows' } as const

export const manifest = {
  name: 'security',
  routes: [
    {
      path: '/edit-password-new',
      name: 'editPasswordNew',
      title: 'editPasswordTitle',
      ...step,
      hidden: false,
      group: 2,
    },
    { path: '/edit-password', name: 'editPassword', title: 'editPasswordTitle', ...flow, group: 2 },
    {
      path: '/forget-password',
      name: 'forgetPassword',
      title: 'forgotPasswordTitle',
      ...flow,
      open: true,
      group: 2,
    },
    { path: '/common-step21', name: 'commonStep21', title: 'editPasswordTitle', ...flow },
    { path: '/common-step22', name: 'commonStep22', title: 'forgotPasswordTitle', ...flow },
    { path: '/account-delete', name: 'accountDelete', title: 'deleteTitle', ...flow, layout: false },
    {
      path: '/account-delete-v2',
      name: 'accountDeleteV2',
      title: 'deleteTitle',
      ...flow,
      open: true,
      hidden: false,
      group: 2,
    },
  ],
  boot: 'strict',
  needs: {
    shell: '>=1.0.0 <2',
    contract: '^1.0',
    caps: [],
    optionalCaps: ['notifySignedOut', 'closePage', 'listenForCode'],
  },
} as const satisfies RemoteManifest
