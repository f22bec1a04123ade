import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '../../host-shell/serving/files.ts'

const code = (name: string) => `(window.planted = window.planted || []).push(${name})`
const files = ['plain', 'marked', 'async']
const integrity = `sha384-${createHash('sha384').update(code("'marked'")).digest('base64')}`

/** Scripts as someone would plant them who can write into the document, by the name they leave in `window.planted`. */
const plants: Readonly<Record<string, string>> = {
  plain: '<script src="/r/planted/plain.js"></script>',
  marked: `<script src="/r/planted/marked.js" integrity="${integrity}" crossorigin="anonymous"></script>`,
  async: '<script async src="/r/planted/async.js"></script>',
  inline: `<script>${code("'inline'")}</script>`,
  handler: `<img src="data:," alt="" onerror="${code("'handler'")}">`,
}

/** Puts the planted files among those the site serves, and gives the page with everything planted in head and body. */
export async function plantedIn(page: Page, folder: string): Promise<Page> {
  await mkdir(join(folder, 'r/planted'), { recursive: true })
  for (const name of files) await writeFile(join(folder, `r/planted/${name}.js`), code(`'${name}'`))
  const all = Object.values(plants).join('')
  return { ...page, html: page.html.replace('</head>', `${all}$&`).replace('<div id="root">', `${all}$&`) }
}
