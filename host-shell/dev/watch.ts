import { watch } from 'node:fs'
import { resolve } from 'node:path'
import { paths } from '../build/paths.ts'
import { remoteNames } from '../build/remotes.ts'
import { buildSite } from '../deploy/site.ts'
import { serveSite } from './serveFiles.ts'
import { startStandin } from './standin.ts'

const [only] = process.argv.slice(2)
if (only && !remoteNames().includes(only)) {
  console.error(`There is no remote ${only}; there are ${remoteNames().join(', ')}.`)
  process.exit(1)
}

const port = Number(process.env['PORT'] ?? 8080)
const site = resolve(paths.work, 'dev-site')
const packages = only ? [`remotes/${only}`] : ['bridge-contract', 'shared', 'host-shell', 'remotes']
const build = () =>
  buildSite(
    {
      apiBase: process.env['COMPANION_API_BASE'] ?? '/',
      channel: 'stable',
      // A page that is open beside the editor shows a saved change at once.
      live: { poll: 1000, idle: 500, betweenLooks: 0 },
    },
    {
      site,
      mode: { minimize: false },
      report: (line) => line.includes('unchanged') || console.log(`  ${line}`),
    },
  )

console.log('Building …')
const [standin, first] = await Promise.all([startStandin(), build()])
let page = first
await serveSite(site, () => page, standin, port)
console.log(`http://localhost:${port}${only ? `/isolate/${only}` : '/'}`)
console.log(
  `Watching ${packages.join(', ')}. A changed remote is promoted; open pages swap it without a reload.`,
)

let pending: NodeJS.Timeout | undefined
let building = Promise.resolve()

async function rebuild(): Promise<void> {
  const since = Date.now()
  try {
    page = await build()
    console.log(`Published after ${((Date.now() - since) / 1000).toFixed(1)} s`)
  } catch (failure) {
    // What is served stays as it was; the next change tries again.
    console.error(failure instanceof Error ? failure.message : failure)
  }
}

for (const folder of packages) {
  watch(resolve(paths.root, folder), { recursive: true }, (_event, file) => {
    if (!file || /node_modules|\.test\.|\.md$/.test(file)) return
    clearTimeout(pending)
    pending = setTimeout(() => (building = building.then(rebuild)), 150)
  })
}
