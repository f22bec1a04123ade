import { parseArgs } from 'node:util'
import { renderUnicodeCompact } from 'uqr'
import { brands } from '@companion/shared/brand/brands'
import { paths } from '@companion/build/paths'
import { remoteNames } from '@companion/build/remotes'
import { healthConfig } from '@companion/build/deploy/healthConfig'
import { apiConfig } from '@companion/build/deploy/settings'
import { buildSite } from '@companion/build/deploy/site'
import { readBases } from '@companion/releases/edits/bases'
import { lanAddress } from './lanAddress.ts'
import { serveSite } from './serveFiles.ts'
import { startStandin } from './standin.ts'
import { withScreens } from './screenDocuments.ts'

const port = Number(process.env['PORT'] ?? 8080)
const since = Date.now()
const seconds = () => `${((Date.now() - since) / 1000).toFixed(1)} s`

/** Reads the flags. With `--lan`, phones in the same network reach the server. */
function lanOf(): string | undefined {
  const { values } = parseArgs({ options: { lan: { type: 'boolean' } } })
  return values.lan ? lanAddress() : undefined
}

let lan: string | undefined
try {
  lan = lanOf()
  console.log('Building what changed …')
  const config = {
    ...apiConfig(process.env['COMPANION_API_BASE'] || '/'),
    channel: 'stable',
    ...healthConfig(process.env, '/'),
    bases: readBases(process.env['COMPANION_MIRRORS'] ?? ''),
    // The worker is off by default. It would stay registered for this origin, even when another server uses
    // the port later.
    worker: process.env['COMPANION_WORKER'] === 'on',
  }
  const [standin, { page, ...published }] = await Promise.all([
    startStandin(),
    buildSite(config, { report: (line) => console.log(`  ${line} · ${seconds()}`) }),
  ])
  await serveSite(paths.site, withScreens(page, published, config), standin, port, lan)
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure)
  process.exit(1)
}

const at = (host: string, path: string) => `http://${host}:${port}${path}`
console.log(`Ready after ${seconds()}. Account: demo@companion.example / demo1234`)
for (const line of [
  at('localhost', '/'),
  at('metawatch.localhost', '/weather?lang=de&dark=1&themeColor=%2312ab9f&top=20&hasNav=1&inset=0'),
  at('lensmoo.localhost', '/?lang=ar&inset=0'),
  at('localhost', '/?qa=1'),
  at('localhost', '/standin/releases'),
  ...brands.map(({ id }) => at(`${id}.localhost`, '/app')),
  ...remoteNames().map((remote) => at('localhost', `/isolate/${remote}`)),
]) {
  console.log(line)
}
if (lan !== undefined) {
  const address = at(lan, `/?appName=${brands[0]?.packageName}`)
  console.log(`\nOn a phone in this network (appName chooses the brand): ${address}`)
  console.log(renderUnicodeCompact(address))
  console.log('Anyone in this network can reach the page, the mock API and its controls.')
}
