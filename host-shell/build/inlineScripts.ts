import { resolve } from 'node:path'
import { build } from 'esbuild'
import { paths } from './paths.ts'

/** An address and the hash that its bytes must have (`sha384-…`). */
export interface HashedFile {
  readonly url: string
  readonly integrity: string
}

async function inlineScript(file: string, define: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [resolve(paths.root, 'host-shell/boot', file)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    define,
    write: false,
  })
  return outputFiles[0]?.text.trim() ?? ''
}

/** The document's first script: clears the address of tokens and loads the shell's script, its hash within its text. */
export const buildHeadScript = (main: HashedFile): Promise<string> =>
  inlineScript('headScript.ts', { MAIN_SCRIPT: JSON.stringify(main) })

/** The inline script that prepares the page before its first paint, bundled small. */
export const buildBootScript = (): Promise<string> => inlineScript('bootScript.ts')
