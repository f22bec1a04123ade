import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { processVanillaFile } from '@vanilla-extract/integration'
import { build, type Plugin } from 'esbuild'
import { shellName } from '@companion/release-protocol/shellRelease'
import { textsOfScripts } from './documentTexts.ts'
import { compileTexts } from './hyphenate.ts'
import { paths } from './paths.ts'
import { inputDigest } from './inputDigest.ts'
import { draftId } from './releaseId.ts'
import { writeWhole } from './writeWhole.ts'
import { shellConstants } from './sharedModules.ts'
import { compileStyles, identifiersOf } from './styleExtraction.ts'

/** The same class names as the shell's build, which makes the stylesheets. */
const classNames: Plugin = {
  name: 'class names',
  setup(bundle) {
    const identOption = identifiersOf('shell')
    bundle.onLoad({ filter: /\.css\.ts$/ }, async ({ path: filePath }) => {
      const { source } = await compileStyles(filePath, identOption)
      const serializeVirtualCssPath = () => ''
      const contents = await processVanillaFile({ source, filePath, identOption, serializeVirtualCssPath })
      return { contents, loader: 'js', resolveDir: dirname(filePath) }
    })
  },
}

/** Texts as in the page: parsed and hyphenated. */
const texts: Plugin = {
  name: 'texts',
  setup(bundle) {
    bundle.onLoad({ filter: /[\\/]texts[\\/].*\.json$/ }, async ({ path }) => {
      const messages = textsOfScripts(JSON.parse(await readFile(path, 'utf8')), path)
      return { contents: JSON.stringify(compileTexts(messages, path)), loader: 'json' }
    })
  },
}

/**
 * The file with the shell for Node (`prerender/renderScreen.tsx`); builds it if missing for the current
 * sources. With esbuild, in a fifth of webpack's time: nothing of it is served.
 */
export async function buildServerShell(): Promise<string> {
  const file = resolve(paths.build, 'server', inputDigest(shellName, 'production'), 'server.cjs')
  if (existsSync(file)) return file
  const { outputFiles } = await build({
    entryPoints: [resolve(paths.root, 'host-shell/build/prerender/renderScreen.tsx')],
    bundle: true,
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    define: { ...shellConstants(draftId(shellName).version), 'process.env.NODE_ENV': '"production"' },
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
    // Starts further containers in a page; here each is started directly.
    external: ['@module-federation/*'],
    plugins: [classNames, texts],
    write: false,
  })
  await writeWhole(file, outputFiles[0]!.text)
  return file
}
