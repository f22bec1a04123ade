import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { installedChromium } from './chromium.ts'

const executablePath = installedChromium()
const work = fileURLToPath(new URL('../../.companion/browser', import.meta.url))

// They wait for limits for up to a minute each, and take a worker of their own that needs little of a core.
const longest = /shell\/(unanswered|lostFiles|everyRoute)\.spec\.ts$/

/** Real flows in Chromium against the built product. Each worker has a server and a stand-in API of its own. */
export default defineConfig({
  testDir: '.',
  globalSetup: './publishOnce.ts',
  outputDir: `${work}/results`,
  fullyParallel: true,
  projects: [
    { name: 'longest', testMatch: longest, workers: 1 },
    // One more than the cores of a small machine: pages wait for a limit or an animation a third of their time.
    { name: 'pages', testIgnore: longest, workers: 3 },
  ],
  workers: 4,
  retries: 0,
  // For what hangs, not for what a busy machine takes long for.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: `${work}/report.json` }]],
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    hasTouch: true,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
