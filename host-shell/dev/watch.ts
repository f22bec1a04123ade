import { readFileSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import webpack, { type MultiStats, type Stats } from 'webpack'
import { withParts, type Builds } from '@companion/build/builds'
import { paths } from '@companion/build/paths'
import { releaseOf } from '@companion/build/releasePlugin'
import { remoteNames } from '@companion/build/remotes'
import { remoteConfig, shellConfig } from '@companion/build/webpackConfig'
import { apiConfig } from '@companion/build/deploy/settings'
import { buildSite } from '@companion/build/deploy/site'
import { shellName } from '@companion/release-protocol/shellRelease'
import type { Page } from '@companion/build/deploy/document'
import { developerServer } from './developerServer.ts'
import { withFirstFault } from './firstFault.ts'
import { serveSite } from './serveFiles.ts'
import { startStandin } from './standin.ts'

const [only] = process.argv.slice(2)
if (only && !remoteNames().includes(only)) {
  console.error(`There is no remote ${only}; there are ${remoteNames().join(', ')}.`)
  process.exit(1)
}

const port = Number(process.env['PORT'] ?? 8080)
const site = resolve(paths.work, 'dev-site')
const mode = 'development'
const remotes = only ? [only] : remoteNames()
const developer = developerServer(site)

/**
 * The latest build of each package by name, because webpack only reports the ones that it has just compiled.
 */
const results = new Map<string | undefined, Stats>()

function buildsOf(stats: readonly Stats[]): Builds {
  const built = stats.map(({ compilation }) => ({
    ...releaseOf(compilation),
    dir: compilation.getPath(compilation.compiler.outputPath, {}),
  }))
  const shell = built.find(({ remote }) => remote === shellName)
  if (!shell) throw new Error('the shell is not built yet')
  return { shell: withParts(shell), remotes: built.filter((one) => one !== shell) }
}

async function publish(stats: readonly Stats[]): Promise<Page> {
  const config = {
    ...apiConfig(process.env['COMPANION_API_BASE'] || '/'),
    channel: 'stable',
    // Poll often, so that an open page beside the editor shows a saved change at once. In milliseconds.
    live: { poll: 1000, idle: 500, betweenLooks: 0 },
  }
  const builds = buildsOf(stats)
  const { page } = await buildSite(config, { site, mode, remotes, builds })
  developer.tell({ state: 'ready', shell: `/shell/${builds.shell.id}/` })
  return page
}

let page: Page | undefined

async function serve(first: Page): Promise<void> {
  const standin = await startStandin()
  const served = {
    ...standin,
    forward: ((request, response) => {
      if (!developer.answer(request, response)) standin.forward(request, response)
    }) satisfies typeof standin.forward,
  }
  await serveSite(site, () => page ?? first, served, port)
  console.log(`http://localhost:${port}${only ? `/isolate/${only}` : '/'}`)
  console.log('Watching all sources. A changed remote is promoted; open pages swap it without a reload.')
}

function readSource(file: string): string | undefined {
  try {
    return readFileSync(resolve(paths.root, file), 'utf8')
  } catch {
    return undefined
  }
}

/**
 * Shows the errors of a failed build in open pages and the terminal, with paths relative to the repository
 * and without stack traces of tools.
 */
function fail(text: string): void {
  const errors = text
    .replace(/^ +at .*\n?/gm, '')
    .replaceAll(`${paths.root}${sep}`, '')
    .trim()
  developer.tell({ state: 'failed', errors: withFirstFault(errors, readSource) })
  console.error(errors)
}

let since = Date.now()

async function update(failure: Error | null, compiled: MultiStats | undefined): Promise<void> {
  if (failure || !compiled) return fail(String(failure))
  for (const one of compiled.stats) results.set(one.compilation.name, one)
  const all = [...results.values()]
  const failed = all.filter((one) => one.hasErrors() || one.hasWarnings())
  if (failed.length)
    return fail(failed.map((one) => one.toString({ all: false, errors: true, warnings: true })).join('\n'))
  const isFirst = !page
  page = await publish(all)
  console.log(`Published after ${((Date.now() - since) / 1000).toFixed(1)} s`)
  if (isFirst) await serve(page)
}

console.log(only ? `Building the shell and ${only} …` : 'Building …')
const compiler = webpack([shellConfig({ mode }), ...remotes.map((remote) => remoteConfig({ remote, mode }))])
compiler.hooks.invalid.tap('Watch', (file: string | null) => {
  since = Date.now()
  console.log(`${file ? relative(paths.root, file) : 'Sources'} …`)
  developer.tell({ state: 'building' })
})
let updating = Promise.resolve()
// Changes saved within 40 ms are built together.
compiler.watch({ aggregateTimeout: 40 }, (failure, stats) => {
  updating = updating.then(() => update(failure, stats)).catch((error: unknown) => fail(String(error)))
})
