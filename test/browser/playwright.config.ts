import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { installedChromium } from './chromium.ts'

const executablePath = installedChromium()
const work = fileURLToPath(new URL('../../.companion/browser', import.meta.url))

// Each of these waits up to a minute for timeouts. They get a separate worker, which needs little CPU.
const longest = /shell\/(unanswered|lostFiles|everyRoute)\.spec\.ts$/

/** Real flows in Chromium against the built product. Each worker has its own server and mock API. */
export default defineConfig({
  testDir: '.',
  globalSetup: './publishOnce.ts',
  outputDir: `${work}/results`,
  fullyParallel: true,
  projects: [
    { name: 'longest', testMatch: longest, workers: 1 },
    // One more than the cores of a small machine: pages spend a third of their time waiting for timeouts or
    // animations.
    { name: 'pages', testIgnore: longest, workers: 3 },
  ],
  workers: 4,
  retries: 0,
  // For hangs only, not for slowness on a busy machine.
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
