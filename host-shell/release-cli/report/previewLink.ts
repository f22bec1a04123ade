import { encode } from 'uqr'

interface Preview {
  /** Origin of the site, for example `https://m.metawatch.example`. */
  readonly site: string
  readonly path: string
  readonly ref: string
  /** Package name of the app. It selects the brand on hosts that aren't a brand's. */
  readonly packageName: string
}

/** Returns the URL that runs a published release on a tester's device, or undefined if the site isn't a URL. */
export function previewLink({ site, path, ref, packageName }: Preview): string | undefined {
  if (!/^https?:\/\/[^/?#\s]+\/?$/.test(site)) return undefined
  return `${site.replace(/\/$/, '')}${path}?release=${ref}&appName=${packageName}`
}

/** Returns a QR code as an SVG path of squares of size 1, and the side of its view box with the quiet zone. */
export function qrPath(text: string): { readonly side: number; readonly path: string } {
  const { size: side, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
  return { side, path: path.join('') }
}
