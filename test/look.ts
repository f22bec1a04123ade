import { existsSync, readdirSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { paths } from '../host-shell/build/paths.ts'
import { runBrowserTests } from './runStep.ts'

/**
 * Compares all screens with their baseline screenshots: `npm run look [-- <screen> …]`. `--update` takes new
 * baseline screenshots instead. `--readme` takes the contact sheet of the README.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false }, readme: { type: 'boolean', default: false } },
})
if (values.readme) process.exit((await runBrowserTests(['look/contactSheet'], { LOOK_README: '1' })) ? 0 : 1)
const since = Date.now()
const ok = await runBrowserTests([
  'look/',
  '--workers=2',
  ...(values.update ? ['--update-snapshots=all'] : []),
  ...(positionals.length ? ['-g', positionals.map((name) => `\\b${name} looks`).join('|')] : []),
])
const folder = resolve(paths.root, 'test/browser/look/pictures')
// The folder doesn't exist before the first baseline screenshots.
const sizes = (existsSync(folder) ? readdirSync(folder) : []).map(
  (file) => statSync(resolve(folder, file)).size,
)
const sum = Math.round(sizes.reduce((all, size) => all + size, 0) / 1000)
console.log(
  `${((Date.now() - since) / 1000).toFixed(0)} s; ${sizes.length} sheets in test/browser/look/pictures, ${sum} kB of 1000`,
)
process.exitCode = ok ? 0 : 1
