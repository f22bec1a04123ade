import { compile } from '@vanilla-extract/integration'
import { VanillaExtractPlugin } from '@vanilla-extract/webpack-plugin'
import { paths } from './paths.ts'

type Identifiers = (file: { readonly hash: string }) => string

/** Class names of a build; `id` makes them unique. */
export const identifiersOf =
  (id: string): Identifiers =>
  ({ hash }) =>
    `${id}_${hash}`

/** Evaluates a `*.css.ts`: returns the code with its class names, and its source files. */
export const compileStyles = (filePath: string, identOption: Identifiers) =>
  compile({ filePath, cwd: paths.root, identOption })

/**
 * Extracts stylesheets from `*.css.ts`; `id` makes their class names unique. The plugin would run a separate
 * webpack compilation for each of these files and its imports; esbuild takes a fifth of the time.
 */
export function styleExtraction(id: string): VanillaExtractPlugin {
  const identifiers = identifiersOf(id)
  const plugin = new VanillaExtractPlugin({ identifiers })
  plugin.childCompiler.getCompiledSource = async (loader) => {
    const { source, watchFiles } = await compileStyles(loader.resourcePath, identifiers)
    for (const file of watchFiles) loader.addDependency(file)
    return { source, dependencies: watchFiles }
  }
  return plugin
}
