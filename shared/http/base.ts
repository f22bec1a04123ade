const production = 'https://api.companion.example'
const demo = 'https://api-demo.companion.example'

/** The origins that requests may go to where no base is configured: the page's host decides between them. */
export const apiOrigins: readonly string[] = [production, demo]

/**
 * The API's base address, without a slash at the end: the configured one ('/' means the page's own
 * origin), else the demo host for pages whose host contains 'dev', else production (spec §7).
 */
export function apiBase(configured: string | undefined, pageHost: string): string {
  const chosen = configured?.trim()
  if (chosen) return chosen.replace(/\/+$/, '')
  return pageHost.includes('dev') ? demo : production
}

/** The origin that requests go to, for a base as `apiBase` gives it. */
export const apiOrigin = (base: string, page: string): string => new URL(base || '/', page).origin
