import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { precompiledTexts } from '../test/precompiledTexts.ts'

/** The gallery: stories of the kit, compiled like the screens of the unit tests. */
export default {
  framework: '@storybook/react-vite',
  stories: ['../host-shell/workbench/stories/*.stories.tsx'],
  // The commands' own flag stops the report that precedes this file.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  features: {
    actions: false,
    backgrounds: false,
    controls: false,
    interactions: false,
    sidebarOnboardingChecklist: false,
  },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), vanillaExtractPlugin(), precompiledTexts()],
  }),
} satisfies StorybookConfig
