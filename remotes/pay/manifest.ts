import type { RemoteManifest } from '@companion/shared/remote/manifest'

const standalone = { open: false, back: true, hidden: true, layout: false } as const

export const manifest = {
  name: 'pay',
  routes: [
    {
      path: '/pay',
      name: 'payList',
      title: 'payTitle',
      ...standalone,
      chunk: 'list',
      first: ['plans?app&lang', 'subscriptions/current', 'usages/summary'],
      firstInBrowser: ['payments/config?channel'],
    },
    { path: '/pay/result', name: 'payResult', title: 'resultTitle', ...standalone, chunk: 'result' },
  ],
  boot: 'strict',
  needs: {
    shell: '>=1.0.0 <2',
    contract: '^1.0',
    caps: [],
    optionalCaps: ['pay', 'getStorefront', 'openExternal', 'manageSubscription'],
  },
} as const satisfies RemoteManifest
