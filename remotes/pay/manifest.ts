import type { RemoteManifest } from '@companion/shared/remote/manifest'

export const manifest = {
  name: 'pay',
  routes: [
    {
      path: '/pay',
      name: 'payList',
      title: 'payTitle',
      open: false,
      back: true,
      hidden: true,
      layout: false,
    },
    {
      path: '/pay/result',
      name: 'payResult',
      title: 'resultTitle',
      open: false,
      back: true,
      hidden: true,
      layout: false,
    },
  ],
  boot: 'strict',
  needs: {
    shell: '>=1.0.0 <2',
    contract: '^1.0',
    caps: [],
    optionalCaps: ['pay', 'getStorefront', 'openExternal', 'manageSubscription'],
  },
} as const satisfies RemoteManifest
