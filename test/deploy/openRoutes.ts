import { chromium, type Browser } from '@playwright/test'
import { ensureChromium } from '../browser/chromium.ts'
import { signedIn } from '../browser/session.ts'
import type { ControlRoom } from '../mock-api/controlRoom.ts'
import type { Certificate } from './staticHosts.ts'

/** One route per remote. */
const routes: Readonly<Record<string, string>> = {
  account: '/upload-nickname',
  guidance: '/help',
  pay: '/pay',
  security: '/edit-password-new',
  weather: '/weather',
}

/** Observations of one remote in a browser. */
interface Seen {
  readonly remote: string
  readonly brand: string | null
  /** Protocol of the HTML document, such as `h2`. */
  readonly protocol: string
  readonly words: string
  /** Whether every script was compressed. */
  readonly smaller: boolean
  readonly errors: readonly string[]
}

interface Place {
  readonly port: number
  /** The host's name, which this machine serves. */
  readonly host: string
  readonly certificate: Certificate
  readonly standin: ControlRoom
}

/** Opens a browser that resolves the host to this machine and accepts only this certificate. */
export function openBrowser(
  { host, certificate }: Pick<Place, 'host' | 'certificate'>,
  more: readonly string[] = [],
): Promise<Browser> {
  const executablePath = ensureChromium()
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      `--host-resolver-rules=MAP ${host} 127.0.0.1`,
      `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`,
      ...more,
    ],
  })
}

/** Opens a route of each remote, signed in, each in a fresh browser profile. */
export async function openRoutes({ port, host, certificate, standin }: Place): Promise<Seen[]> {
  const browser = await openBrowser({ host, certificate })
  try {
    const seen: Seen[] = []
    for (const [remote, path] of Object.entries(routes)) {
      const page = await browser.newPage()
      const errors: string[] = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      page.on('pageerror', ({ message }) => errors.push(message))
      await page.goto(`https://${host}:${port}${await signedIn(standin, path)}`)
      const root = page.locator(`[data-remote="${remote}"]:not([hidden]) h1`)
      await root.waitFor({ timeout: 120_000 })
      const facts = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
          ({ name }) => /\/(r|shell)\/.*\.js$/.test(name),
        )
        return {
          brand: document.body.dataset['brand'] ?? null,
          protocol: navigation?.nextHopProtocol ?? '',
          smaller: scripts.length > 0 && scripts.every((one) => one.encodedBodySize < one.decodedBodySize),
        }
      })
      seen.push({ remote, ...facts, words: (await root.innerText()).trim(), errors })
      await page.close()
    }
    return seen
  } finally {
    await browser.close()
  }
}
