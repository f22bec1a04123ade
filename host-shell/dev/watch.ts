import { watch } from 'node:fs'
import { resolve } from 'node:path'
import { paths } from '../build/paths.ts'
import { remoteNames } from '../build/remotes.ts'
import { renderPage } from '../deploy/page.ts'
import { publishSite } from '../deploy/site.ts'
import { startSite } from '../../test/site/server.ts'

const [only] = process.argv.slice(2)
if (only && !remoteNames().includes(only)) {
  console.error(`There is no remote ${only}; there are ${remoteNames().join(', ')}.`)
  process.exit(1)
}

const port = Number(process.env['PORT'] ?? 8080)
const site = resolve(paths.work, 'dev-site')
const rooms = only ? [`remotes/${only}`] : ['bridge-contract', 'shared', 'host-shell', 'remotes']
const publish = () =>
  publishSite(site, (line) => line.includes('unchanged') || console.log(`  ${line}`), { minimize: false })
const page = ({ shell, embedded }: Awaited<ReturnType<typeof publish>>) =>
  renderPage(shell.parts, embedded, {
    apiBase: process.env['COMPANION_API_BASE'] ?? '/',
    channel: 'stable',
    // Whoever saves a file looks at the page beside it.
    live: { poll: 1000, idle: 500, betweenLooks: 0 },
  })

console.log('Building …')
let shown = page(await publish())
await startSite({ files: site, page: () => shown, port })
console.log(`http://localhost:${port}${only ? `/isolate/${only}` : '/'}`)
console.log(
  `Watching ${rooms.join(', ')}. A changed remote is promoted; open pages swap it without a reload.`,
)

let pending: NodeJS.Timeout | undefined
let building = Promise.resolve()

async function rebuild(): Promise<void> {
  const since = Date.now()
  try {
    shown = page(await publish())
    console.log(`Published after ${((Date.now() - since) / 1000).toFixed(1)} s`)
  } catch (failure) {
    // What is served stays as it was; the next change tries again.
    console.error(failure instanceof Error ? failure.message : failure)
  }
}

for (const room of rooms) {
  watch(resolve(paths.root, room), { recursive: true }, (_event, file) => {
    if (!file || /node_modules|\.test\.|\.md$/.test(file)) return
    clearTimeout(pending)
    pending = setTimeout(() => (building = building.then(rebuild)), 150)
  })
}
