import type { RemoteManifest } from '@companion/shared/remote/manifest'

export const manifest = {
  name: 'weather',
  routes: [
    {
      path: '/weather',
      name: 'weather',
      title: 'title',
      open: true,
      back: true,
      hidden: false,
      layout: true,
      group: 3,
      // The screens of failures. Links fetch them with the screen, because the network can be gone after that.
      chunk: 'trouble',
      first: ['weather/ip?lang'],
      unless: 'geolocation',
    },
  ],
  needs: {
    shell: '>=1.0.0 <2',
    contract: '^1.0',
    caps: [],
    optionalCaps: ['getLocation', 'haptic', 'openSettings'],
  },
} as const satisfies RemoteManifest
