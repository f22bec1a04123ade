import type { RemoteManifest } from '@companion/shared/remote/manifest'

/**
 * Defaults for this remote's routes. They're `open`, because none of the screens needs a login (spec §2, §6).
 */
const page = { open: true, layout: true, back: true, hidden: false } as const

export const manifest = {
  name: 'guidance',
  routes: [
    { path: '/qr', name: 'qr', title: 'qrTitle', ...page, back: false, hidden: true, group: 3 },
    { path: '/qr2', name: 'qr2', title: 'qr2Title', ...page, back: false, hidden: true, group: 3 },
    { path: '/app', name: 'download', title: 'downloadTitle', ...page, back: false, group: 3 },
    {
      path: '/operational-guidance',
      name: 'operationalGuidance',
      title: 'guidanceTitle',
      ...page,
      group: 3,
      chunk: 'guide',
    },
    {
      path: '/operational-guidance-detail',
      name: 'operationalGuidanceDetail',
      title: 'guidanceTitle',
      ...page,
      chunk: 'guide',
      layout: false,
      hidden: true,
    },
    { path: '/privacy-policy', name: 'privacyPolicy', title: 'privacyTitle', ...page, group: 4 },
    { path: '/user-terms', name: 'userTerms', title: 'termsTitle', ...page, group: 4 },
    { path: '/help', name: 'help', title: 'helpTitle', ...page, group: 4 },
    { path: '/support', name: 'support', title: 'supportTitle', ...page, back: false, group: 4 },
  ],
  needs: {
    shell: '>=1.0.0 <2',
    contract: '^1.0',
    caps: [],
    optionalCaps: [
      'getDeviceInfo',
      'openSettings',
      'getBackgroundStatus',
      'openExternal',
      'openStore',
      'checkAppUpdate',
      'saveImage',
      'share',
    ],
  },
} as const satisfies RemoteManifest
