import { ensureChromium } from './browser/chromium.ts'
import { runStep } from './runStep.ts'

// `npm run walk [language …]`: every screen in every language at 320 px, with text as it is and twice as large.
const languages = process.argv.slice(2).join() || 'all'
const chromium = ensureChromium()
const ok = await runStep(
  '@playwright/test',
  [
    'test',
    '--config',
    'test/browser/playwright.config.ts',
    'shell/everyWord',
    'shell/accessibleRoutes',
    'shell/pseudoLanguage',
  ],
  { WALK_LANGUAGES: languages, ...(chromium && { CHROMIUM_PATH: chromium }) },
)
process.exitCode = ok ? 0 : 1
