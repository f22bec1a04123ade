import { withoutTokens } from './clean.ts'

/** A store link that can be shown, or undefined: empty, `#` and anything but https, itms-apps and market is none. */
export function storeLink(configured: string): string | undefined {
  const link = withoutTokens(configured.trim())
  return /^(?:https|itms-apps|market):\/\/[^/\s?#]/i.test(link) ? link : undefined
}

/** True where the link is the program itself rather than a store's page. */
export const isProgramFile = (link: string): boolean => /\.apk$/i.test(link.split('?')[0] ?? '')

/** The link that opens the app, or undefined where it could run or show something instead. */
export function launchLink(configured: string): string | undefined {
  const link = withoutTokens(configured.trim())
  const scheme = /^([a-z][a-z\d+.-]*):\/\/./i.exec(link)?.[1]?.toLowerCase()
  const refused = ['javascript', 'data', 'blob', 'file', 'about', 'http', 'view-source', 'intent']
  return scheme && !refused.includes(scheme) ? link : undefined
}
