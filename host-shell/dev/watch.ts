import { relative, resolve, sep } from 'node:path'
import { startBuilders } from '../build/buildAll.ts'
import { paths } from '../build/paths.ts'
import { remoteNames } from '../build/remotes.ts'
import { apiConfig } from '../deploy/settings.ts'
import { buildSite } from '../deploy/site.ts'
import { developerServer } from './developerServer.ts'
import { serveSite } from './serveFiles.ts'
import { startStandin } from './standin.ts'
import { watchSources } from './watchSources.ts'

const [only] = process.argv.slice(2)
if (only && !remoteNames().includes(only)) {
  console.error(`There is no remote ${only}; there are ${remoteNames().join(', ')}.`)
  process.exit(1)
}

const port = Number(process.env['PORT'] ?? 8080)
const site = resolve(paths.work, 'dev-site')
const packages = only ? [`remotes/${only}`] : ['bridge-contract', 'shared', 'host-shell', 'remotes']
const developer = developerServer(site)
/** They stay, and compile what has changed alone. */
const builders = startBuilders()

async function build() {
  const { page } = await buildSite(
    {
      ...apiConfig(process.env['COMPANION_API_BASE'] || '/'),
      channel: 'stable',
      // A page that is open beside the editor shows a saved change at once.
      live: { poll: 1000, idle: 500, betweenLooks: 0 },
    },
    {
      site,
      mode: { minimize: false, keep: true },
      build: builders.build,
      ...(only && { remotes: [only] }),
      report: (line) => line.includes('unchanged') || console.log(`  ${line}`),
    },
  )
  developer.tell({ state: 'ready', shell: /\/shell\/\d[^/"]+\//.exec(page.html)?.[0] ?? '' })
  return page
}

/** What a build says of its failure, without the stacks of the tools and with paths as the repository has them. */
const wordsOf = (failure: unknown): string =>
  (failure instanceof Error ? failure.message : String(failure))
    .replace(/^ +at .*\n?/gm, '')
    .replaceAll(`${paths.root}${sep}`, '')
    .trim()

console.log(only ? `Building the shell and ${only} …` : 'Building …')
let page: Awaited<ReturnType<typeof build>>
try {
  const [standin, first] = await Promise.all([startStandin(), build()])
  page = first
  const served = {
    ...standin,
    forward: ((request, response) => {
      if (!developer.answer(request, response)) standin.forward(request, response)
    }) satisfies typeof standin.forward,
  }
  await serveSite(site, () => page, served, port)
} catch (failure) {
  console.error(wordsOf(failure))
  process.exit(1)
}
console.log(`http://localhost:${port}${only ? `/isolate/${only}` : '/'}`)
console.log(
  `Watching ${packages.join(', ')}. A changed remote is promoted; open pages swap it without a reload.`,
)

let building = Promise.resolve()

async function rebuild(changed: readonly string[]): Promise<void> {
  const since = Date.now()
  const [first, ...more] = changed.map((path) => relative(paths.root, path))
  console.log(`${first}${more.length ? ` and ${more.length} more` : ''} …`)
  developer.tell({ state: 'building' })
  try {
    page = await build()
    console.log(`Published after ${((Date.now() - since) / 1000).toFixed(1)} s`)
  } catch (failure) {
    // What is served stays as it was, and open pages say so; the next change tries again.
    developer.tell({ state: 'failed', errors: wordsOf(failure) })
    console.error(wordsOf(failure))
  }
}

watchSources(
  packages.map((folder) => resolve(paths.root, folder)),
  (changed) => void (building = building.then(() => rebuild(changed))),
)
