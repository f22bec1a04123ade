import { existsSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import type { Compiler, Module } from 'webpack'
import { librariesChunk } from './libraries.ts'

// The federation plugin writes its entry below node_modules, under a hash of its own absolute path.
const federationEntry = /(node_modules\/\.federation\/entry)\.[0-9a-f]+/g
const aboveModules = /(^|[!|"])(?:[A-Za-z]:)?\/[^!|"]*?\/(?=node_modules\/)/g

/**
 * What a module is called in every checkout: webpack's identifier with all paths seen from the checkout's root.
 * @throws when a path of this machine is left, because then the same commit would be built differently elsewhere.
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

/** A source map whose sources and their texts name no path of this machine. */
const mapWithoutPaths = (map: string, root: string): string =>
  map.replaceAll(JSON.stringify(`${root}/`).slice(1, -1), '').replace(federationEntry, '$1')

/** The module whose place a concatenation of modules has taken. */
const rootOf = (module: Module): Module =>
  'rootModule' in module ? (module as Module & { readonly rootModule: Module }).rootModule : module

/**
 * Numbers modules in the order of their names in the checkout, libraries with a file of their own first, so that it does
 * not depend on what else there is. Each release has a runtime of its own, so other modules need no number that lasts.
 * Webpack's deterministic ids are longer, and hashes of identifiers; those of the federation plugin's
 * modules carry absolute paths, and its generated entry has one in its text, which source maps hold.
 */
export class ModuleIdsPlugin {
  private readonly root: string
  constructor(root: string) {
    this.root = root
  }
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    // Child compilations (style extraction) need ids as well.
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
              // Copies for a later part: between the others, each would leave a gap in the first script's list.
              Number(!!a.module.layer) - Number(!!b.module.layer) ||
              (a.name === b.name ? a.at - b.at : a.name < b.name ? -1 : 1),
          )
        // From 1 on: a runtime may take 0 for none.
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
