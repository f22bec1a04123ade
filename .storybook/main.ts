import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { precompiledTexts } from '../test/precompiledTexts.ts'

/** The gallery: stories of the kit, compiled like the screens of the unit tests. */
export default {
  framework: '@storybook/react-vite',
  stories: ['../host-shell/workbench/stories/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Stories have no arguments to set, and their sources are one click away.
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
