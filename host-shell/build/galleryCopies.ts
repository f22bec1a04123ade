import type { Compiler } from 'webpack'

const layer = 'gallery'
const ofGallery = /[\\/]host-shell[\\/]workbench[\\/]gallery[\\/]/
/**
 * The kit and the modules that read its texts. The texts themselves and all state are shared with the page.
 */
export const ofKit = /(^|[\\/])(shared[\\/]kit[\\/]ui[\\/].*|texts[\\/]([\w]+[\\/])?texts\.ts)$/

/**
 * A module's name in source maps. Webpack renames one of two modules with the same name, depending on which
 * files it rebuilds. Without a name of their own, copies would make the maps of the same sources differ.
 */
export const nameInMap = ({
  namespace,
  resourcePath,
  identifier,
}: Readonly<Record<'namespace' | 'resourcePath' | 'identifier', string>>): string =>
  `webpack://${namespace}/${resourcePath}${/\|(layer: )?gallery(\||$)/.test(identifier) ? '?gallery' : ''}`

/**
 * Gives the gallery copies of the kit. Without them the shell's script would keep every kit module that the
 * gallery shows, including all icons, and could merge fewer modules, because a later chunk's imports must
 * stay separate.
 */
export class GalleryCopiesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('GalleryCopies', (factory) => {
      factory.hooks.afterResolve.tap('GalleryCopies', ({ createData, contextInfo }) => {
        // Stylesheets resolve to a file of the library; `matchResource` names their source.
        const file = createData.matchResource ?? createData.resource ?? ''
        const isCopy = ofGallery.test(file) || (contextInfo.issuerLayer === layer && ofKit.test(file))
        Object.assign(createData, { layer: isCopy ? layer : null })
      })
    })
  }
}
