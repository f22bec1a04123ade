import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '../../host-shell/build/deploy/document.ts'

const code = (name: string) => `(window.planted = window.planted || []).push(${name})`
// Starts with `<!--` like every built script, which is a syntax error in a module
// (`test/built/engines.test.ts`).
const sources: Readonly<Record<string, string>> = {
  plain: code("'plain'"),
  marked: code("'marked'"),
  async: code("'async'"),
  module: `<!--\n${code("'module'")}`,
}
const integrityOf = (name: string) =>
  `sha384-${createHash('sha384')
    .update(sources[name] ?? '')
    .digest('base64')}`

/**
 * Scripts that an attacker with write access to the document could plant. Each adds its key to
 * `window.planted` if it runs.
 */
const plants: Readonly<Record<string, string>> = {
  plain: '<script src="/r/planted/plain.js"></script>',
  marked: `<script src="/r/planted/marked.js" integrity="${integrityOf('marked')}" crossorigin="anonymous"></script>`,
  module: `<script type="module" src="/r/planted/module.js" integrity="${integrityOf('module')}"></script>`,
  async: '<script async src="/r/planted/async.js"></script>',
  inline: `<script>${code("'inline'")}</script>`,
  handler: `<img src="data:," alt="" onerror="${code("'handler'")}">`,
}

/** Adds the planted files to the served site. Returns the page with all scripts planted in head and body. */
export async function plantedIn(page: Page, folder: string): Promise<Page> {
  await mkdir(join(folder, 'r/planted'), { recursive: true })
  for (const [name, source] of Object.entries(sources))
    await writeFile(join(folder, `r/planted/${name}.js`), source)
  const all = Object.values(plants).join('')
  return { ...page, html: page.html.replace('</head>', `${all}$&`).replace('<div id="root">', `${all}$&`) }
}
