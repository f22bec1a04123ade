import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { installedChromium } from './chromium.ts'

const executablePath = installedChromium()
const work = fileURLToPath(new URL('../../.companion/browser', import.meta.url))

// These tests wait up to a minute for timeouts, which takes little CPU time. A separate worker runs them, so
// they don't hold up the other tests.
const longest = /shell\/(unanswered|lostFiles|everyRoute)\.spec\.ts$/

/** Runs user flows in Chromium against the built site. Each worker has its own server and mock API. */
export default defineConfig({
  testDir: '.',
  globalSetup: './publishOnce.ts',
  outputDir: `${work}/results`,
  fullyParallel: true,
  projects: [
    { name: 'longest', testMatch: longest, workers: 1 },
    // Three workers keep two cores busy, because pages spend a third of their time waiting for timeouts or
    // animations.
    { name: 'pages', testIgnore: longest, workers: 3 },
  ],
  workers: 4,
  retries: 0,
  // Long, because it should only end tests that hang, not tests that are slow on a busy machine.
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
