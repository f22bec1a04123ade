import type { Compiler } from 'webpack'

const layer = 'gallery'
const ofGallery = /[\\/]host-shell[\\/]workbench[\\/]gallery[\\/]/
/** The kit and what reads its words; the words themselves and all state are the page's. */
const ofKit = /(^|[\\/])(shared[\\/]ui[\\/].*|texts[\\/]([\w]+[\\/])?texts\.ts)$/

/**
 * A module's name in source maps. Webpack renames one of two that are called alike, and which depends on the files that it
 * makes anew: without a name of their own, copies would make the maps of the same sources differ.
 */
export const nameInMap = ({
  namespace,
  resourcePath,
  identifier,
}: Readonly<Record<'namespace' | 'resourcePath' | 'identifier', string>>): string =>
  `webpack://${namespace}/${resourcePath}${/\|(layer: )?gallery(\||$)/.test(identifier) ? '?gallery' : ''}`

/**
 * Gives the gallery copies of the kit. Without it the shell's script would keep whatever of the kit the gallery shows,
 * all icons among it, and could merge fewer modules: what a later chunk wants of them must be found there.
 */
export class GalleryCopiesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('GalleryCopies', (factory) => {
      factory.hooks.afterResolve.tap('GalleryCopies', ({ createData, contextInfo }) => {
        // A stylesheet is a file of the library's; what it counts as is named after its source.
        const file = createData.matchResource ?? createData.resource ?? ''
        const isCopy = ofGallery.test(file) || (contextInfo.issuerLayer === layer && ofKit.test(file))
        Object.assign(createData, { layer: isCopy ? layer : null })
      })
    })
  }
}
