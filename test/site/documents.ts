import { paths } from '../../host-shell/build/paths.ts'
import { brandDocuments } from '../../host-shell/build/deploy/brandDocuments.ts'
import { prerenderSite } from '../../host-shell/build/deploy/screenDocuments.ts'
import { publishSite } from '../../host-shell/build/deploy/site.ts'

export type Documents = ReturnType<typeof brandDocuments>

/**
 * Rebuilds what has changed and returns the documents `npm run build` would write, including those of
 * screens.
 */
export async function documentsWithScreens(): Promise<Documents> {
  const { shell, embedded } = await publishSite()
  const { parts } = shell
  const config = { apiBase: '/', channel: 'stable' }
  const screens = await prerenderSite({ parts, embedded, site: paths.site, store: undefined })
  return brandDocuments(parts, embedded, { config, origins: [], hsts: 0 }, screens)
}
