import type { RemoteManifest } from '@companion/shared/remote/manifest'

/** No screen of this remote needs login (spec §2, §6). */
const open = { open: true, layout: true } as const

export const manifest = {
  name: 'guidance',
  routes: [
    { path: '/qr', name: 'qr', title: 'qrTitle', ...open, back: false, hidden: true, group: 3 },
    { path: '/qr2', name: 'qr2', title: 'qr2Title', ...open, back: false, hidden: true, group: 3 },
    { path: '/app', name: 'download', title: 'downloadTitle', ...open, back: false, hidden: false, group: 3 },
    {
      path: '/operational-guidance',
      name: 'operationalGuidance',
      title: 'guidanceTitle',
      ...open,
      back: true,
      hidden: false,
      group: 3,
    },
    {
      path: '/operational-guidance-detail',
      name: 'operationalGuidanceDetail',
      title: 'guidanceTitle',
      open: true,
      layout: false,
      back: true,
      hidden: true,
    },
    {
      path: '/privacy-policy',
      name: 'privacyPolicy',
      title: 'privacyTitle',
      ...open,
      back: true,
      hidden: false,
      group: 4,
    },
    {
      path: '/user-terms',
      name: 'userTerms',
      title: 'termsTitle',
      ...open,
      back: true,
      hidden: false,
      group: 4,
    },
    { path: '/help', name: 'help', title: 'helpTitle', ...open, back: true, hidden: false, group: 4 },
    {
      path: '/support',
      name: 'support',
      title: 'supportTitle',
      ...open,
      back: false,
      hidden: false,
      group: 4,
    },
  ],
  boot: 'lkg-first',
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
    ],
  },
} as const satisfies RemoteManifest
