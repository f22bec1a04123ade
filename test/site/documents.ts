import { paths } from '../../host-shell/build/paths.ts'
import { brandDocuments } from '../../host-shell/build/deploy/brandDocuments.ts'
import { prerenderSite } from '../../host-shell/build/deploy/screenDocuments.ts'
import { publishSite } from '../../host-shell/build/deploy/site.ts'

export type Documents = ReturnType<typeof brandDocuments>

/**
 * Rebuilds the parts that have changed. Resolves with the HTML documents that `npm run build` would write,
 * prerendered screens included.
 */
export async function documentsWithScreens(): Promise<Documents> {
  const { shell, embedded } = await publishSite()
  const { parts } = shell
  const config = { apiBase: '/', channel: 'stable' }
  const screens = await prerenderSite({ parts, embedded, site: paths.site, store: undefined })
  return brandDocuments(parts, embedded, { config, origins: [], hsts: 0 }, screens)
}
