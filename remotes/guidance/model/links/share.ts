interface Shared {
  readonly packageName: string
  readonly lang: string
  /** Where the link was taken from, for instance `qr`. */
  readonly from?: 'qr' | 'copy'
}

/**
 * Addresses that leave the page (shown, copied, encoded) are built from the brand's own data and never taken over
 * from the present address, so that no token can travel with them. A language that is no language tag is left out.
 */
export function shareLink(origin: string, path: string, { packageName, lang, from }: Shared): string {
  const values = {
    appName: packageName,
    lang: /^[a-z]{2,3}(-[A-Z]{2})?$/.test(lang) ? lang : '',
    from: from ?? '',
  }
  const query = Object.entries(values)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  return `${origin}${path}?${query}`
}

/** The brand's public origin: the host of this page where it is one of the brand's, else the brand's first. */
export function publicOrigin(hosts: readonly string[], hostname: string): string {
  const here = hosts.includes(hostname) && !hostname.endsWith('.localhost') ? hostname : hosts[0]
  return `https://${here ?? hostname}`
}
