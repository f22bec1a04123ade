import { readdirSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { paths } from '../host-shell/build/paths.ts'
import { ensureChromium } from './browser/chromium.ts'
import { runStep } from './runStep.ts'

/** Compares all screens with their pictures: `npm run look [-- <screen> …]`; `--update` takes new pictures instead. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false } },
})
const since = Date.now()
const chromium = ensureChromium()
const ok = await runStep(
  '@playwright/test',
  [
    'test',
    '--config',
    'test/browser/playwright.config.ts',
    'look/',
    '--workers=2',
    ...(values.update ? ['--update-snapshots=all'] : []),
    ...(positionals.length ? ['-g', positionals.map((name) => `\\b${name} looks`).join('|')] : []),
  ],
  { ...(chromium && { CHROMIUM_PATH: chromium }) },
)
const folder = resolve(paths.root, 'test/browser/look/pictures')
const sizes = readdirSync(folder).map((file) => statSync(resolve(folder, file)).size)
const sum = Math.round(sizes.reduce((all, size) => all + size, 0) / 1000)
console.log(
  `${((Date.now() - since) / 1000).toFixed(0)} s; ${sizes.length} sheets in test/browser/look/pictures, ${sum} kB of 1000`,
)
process.exitCode = ok ? 0 : 1
