import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { paths } from '../build/paths.ts'
import { healthConfig } from './healthConfig.ts'
import { readBases } from '../releases/publish/plans/bases.ts'
import { buildSite, sizeOf } from './site.ts'

const { values } = parseArgs({ options: { out: { type: 'string' } } })
const site = resolve(values.out ?? paths.site)
const since = Date.now()
const seconds = () => `${((Date.now() - since) / 1000).toFixed(1)} s`

console.log('Building what changed …')
await buildSite(
  {
    apiBase: process.env['COMPANION_API_BASE'] ?? '',
    channel: 'stable',
    ...healthConfig(process.env),
    bases: readBases(process.env['COMPANION_MIRRORS'] ?? ''),
  },
  { site, secure: true, open: false, report: (line) => console.log(`  ${line} · ${seconds()}`) },
)
const { files, bytes } = await sizeOf(site)
console.log(`${site}: ${files} files, ${(bytes / 1e6).toFixed(1)} MB, after ${seconds()}`)
console.log(
  'Serve it with headers.json; what is no file answers index.html, but 404 below /r /shell /c /log /trust.',
)
