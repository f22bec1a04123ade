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

/**
 * Generates the same class names as the shell's build, which emits the stylesheets. Prerendered markup with
 * other class names would have no styles.
 */
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

/** Compiles catalogues like the shell's build: the messages are parsed and hyphenated. */
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
 * Returns the path of the shell's bundle for Node (`prerender/renderScreen.tsx`). Builds the bundle if
 * there's none for the current sources. The bundle isn't served, so esbuild builds it, in a fifth of
 * webpack's time.
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
    // In a page these packages start the containers. Here each container is started directly.
    external: ['@module-federation/*'],
    plugins: [classNames, texts],
    write: false,
  })
  await writeWhole(file, outputFiles[0]!.text)
  return file
}
