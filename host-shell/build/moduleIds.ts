import { existsSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import type { Compiler, Module } from 'webpack'
import { librariesChunk } from './libraries.ts'

// The federation plugin writes its entry below node_modules. The file's name contains a hash of its absolute
// path, which differs between checkouts.
const federationEntry = /(node_modules\/\.federation\/entry)\.[0-9a-f]+/g
const aboveModules = /(^|[!|"])(?:[A-Za-z]:)?\/[^!|"]*?\/(?=node_modules\/)/g

/**
 * Returns a module's name, which is the same in every checkout: webpack's identifier with paths relative to
 * the checkout's root.
 * @throws if an absolute path remains, because the same commit would build differently in another folder.
 */
export function moduleName(identifier: string, root: string): string {
  const posix = (text: string) => text.replace(/\\+/g, '/')
  const name = posix(identifier)
    .replaceAll(`${posix(root)}/`, '')
    .replace(aboveModules, '$1')
    .replace(federationEntry, '$1')
  const left = name.split(/[!|"]/).find((part) => isAbsolute(part) && existsSync(part.replace(/\?.*/s, '')))
  if (left) throw new Error(`the build takes in ${left}, which lies outside of the checkout ${root}`)
  return name
}

/** Returns a source map without absolute paths in its sources and their contents. */
const mapWithoutPaths = (map: string, root: string): string =>
  map.replaceAll(JSON.stringify(`${root}/`).slice(1, -1), '').replace(federationEntry, '$1')

/** Returns the root module of a concatenated module, or the module itself. */
const rootOf = (module: Module): Module =>
  'rootModule' in module ? (module as Module & { readonly rootModule: Module }).rootModule : module

/**
 * Numbers modules in the order of their names, which are the same in every checkout. The modules of the
 * libraries chunk come first, so that their ids don't depend on other modules. Other modules need no stable
 * ids, because each release has its own runtime. Webpack's deterministic ids are longer. They're also hashes
 * of identifiers, and those of the federation plugin's modules contain absolute paths. The plugin's generated
 * entry has such a path in its text, too, which the source maps include. So the path is removed from the
 * source maps.
 */
export class ModuleIdsPlugin {
  private readonly root: string
  constructor(root: string) {
    this.root = root
  }
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    // Child compilations, which extract styles, need ids, too.
    compiler.hooks.compilation.tap('ModuleIds', (compilation) => {
      compilation.hooks.moduleIds.tap('ModuleIds', (modules) => {
        const { chunkGraph, moduleGraph } = compilation
        const named = [...modules]
          .filter(
            (module) =>
              module.needId &&
              (chunkGraph.getNumberOfModuleChunks(module) > 0 || module.buildMeta?.['needIdInConcatenation']),
          )
          .map((module) => ({
            module,
            name: moduleName(rootOf(module).identifier(), this.root),
            at: moduleGraph.getPreOrderIndex(module) ?? -1,
            isLast: ![...chunkGraph.getModuleChunksIterable(module)].some(
              ({ name }) => name === librariesChunk,
            ),
          }))
          .toSorted(
            (a, b) =>
              Number(a.isLast) - Number(b.isLast) ||
              // Copies for later chunks (`galleryCopies.ts`) come last, because each would leave a gap in the
              // main script's module list.
              Number(!!a.module.layer) - Number(!!b.module.layer) ||
              (a.name === b.name ? a.at - b.at : a.name < b.name ? -1 : 1),
          )
        // Ids start at 1, because a runtime can treat 0 as missing.
        named.forEach(({ module }, at) => chunkGraph.setModuleId(module, at + 1))
      })
      if (compilation.compiler.isChild()) return
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1
      compilation.hooks.processAssets.tap({ name: 'ModuleIds', stage }, (assets) => {
        for (const name of Object.keys(assets).filter((file) => file.endsWith('.map')))
          compilation.updateAsset(
            name,
            (map) => new sources.RawSource(mapWithoutPaths(String(map.source()), this.root)),
          )
      })
    })
  }
}
