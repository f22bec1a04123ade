import { readFileSync } from 'node:fs'
import Module, { createRequire } from 'node:module'
import { Script } from 'node:vm'
import { nodePage } from './nodePage.ts'
import type * as server from './renderScreen.tsx'
import { renderScreens, type PrerenderedScreen, type Site } from './screens.ts'
import { siteReader } from './siteReader.ts'

/** The message that makes this process render the screens of a site. */
export interface RenderOrder extends Site {
  /** Path of the shell's bundle for Node. */
  readonly shell: string
  readonly folder: string
  /** The store of the releases that aren't in the site's folder. */
  readonly store: string | undefined
}
export type RenderAnswer = { readonly screens: readonly PrerenderedScreen[] } | { readonly error: string }

/** Runs a module as it is. `require` would compile it again, with the loader that runs this file. */
function load(file: string): typeof server {
  const module = { exports: {} as typeof server }
  const run = new Script(Module.wrap(readFileSync(file, 'utf8')), { filename: file }).runInThisContext()
  run(module.exports, createRequire(import.meta.url), module, file, '')
  return module.exports
}

// Runs in a process of its own, because its globals become those of a page.
process.once('message', ({ shell, folder, store, ...site }: RenderOrder) => {
  const read = siteReader(folder, store)
  const page = nodePage(read)
  const answer = (message: RenderAnswer, code?: number) => process.send!(message, () => process.exit(code))
  renderScreens(site, load(shell), page, read).then(
    (screens) => answer({ screens }),
    (failure: unknown) => answer({ error: String((failure as Error).stack ?? failure) }, 1),
  )
})
