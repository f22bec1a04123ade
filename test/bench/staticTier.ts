import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { buildProduction } from '../../host-shell/build/deploy/production.ts'
import { readBuildSettings } from '../../host-shell/build/deploy/settings.ts'
import { startBackend } from '../mock-api/server.ts'
import { signedIn } from '../browser/session.ts'
import { installPackages } from '../debian.ts'
import { openBrowser } from '../deploy/openRoutes.ts'
import { sitePaths } from '../deploy/sitePaths.ts'
import { freePort, makeCertificate, missingFor, nginx, startHost } from '../deploy/staticHosts.ts'

// Load test of the static tier: nginx with one worker, TLS and HTTP/2. The same machine generates the load,
// so the results only show the limit of one of its processors, which is shared. They're only printed.

const h2load = '/usr/bin/h2load'
const requests = Number(process.env['BENCH_REQUESTS'] ?? 20_000)
const [connections, atOnce] = [20, 10]
const host = 'm.metawatch.example'

function need(): void {
  const lacking = [
    ...(missingFor(nginx) ? nginx.packages : []),
    ...(existsSync(h2load) ? [] : ['nghttp2-client']),
  ]
  const why = lacking.length ? installPackages(lacking) : undefined
  if (why) throw new Error(`npm run bench -- --static wants ${lacking.join(' ')}: ${why}`)
}

interface Load {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly failed: number
  readonly bytes: number
}

/**
 * Requests one URL repeatedly. Resolves with times in milliseconds and the transferred size of one body in
 * bytes.
 */
async function load(url: string, folder: string): Promise<Load> {
  const log = join(folder, 'requests.tsv')
  await rm(log, { force: true })
  const flags = [`-n${requests}`, `-c${connections}`, `-m${atOnce}`, `--log-file=${log}`]
  const said = execFileSync(
    h2load,
    [...flags, '-H', `:authority: ${host}`, '-H', 'accept-encoding: gzip, deflate, br', url],
    { encoding: 'utf8', maxBuffer: 1e8 },
  )
  const took = (await readFile(log, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => Number(line.split('\t')[2]) / 1000)
    .toSorted((a, b) => a - b)
  const at = (part: number) => took[Math.min(took.length - 1, Math.floor(took.length * part))] ?? 0
  const data = Number(/traffic:.*?\((\d+)\) data/.exec(said)?.[1] ?? 0)
  return {
    perSecond: Number(/([\d.]+) req\/s/.exec(said)?.[1] ?? 0),
    p50: at(0.5),
    p99: at(0.99),
    failed: requests - Number(/status codes: (\d+) 2xx/.exec(said)?.[1] ?? 0),
    bytes: Math.round(data / requests),
  }
}

interface Visit {
  readonly bytes: number
  readonly requests: number
}

/** Measures the network traffic until a screen is complete, for a first visit and a repeat visit. */
async function visits(browser: Browser, origin: string, path: string): Promise<readonly [Visit, Visit]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' })
  const visit = async (): Promise<Visit> => {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const ours = new Set<string>()
    let [bytes, count] = [0, 0]
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url.startsWith(origin)) ours.add(requestId)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (!ours.has(requestId) || encodedDataLength === 0) return
      bytes += encodedDataLength
      count++
    })
    await page.goto(origin + path)
    await page.locator('[data-remote]:not([hidden]) h1').waitFor()
    await page.waitForLoadState('networkidle')
    await page.close()
    return { bytes, requests: count }
  }
  const result = [await visit(), await visit()] as const
  await context.close()
  return result
}

need()
const folder = await mkdtemp(join(tmpdir(), 'static-tier-'))
const [standin, port] = [await startBackend(), await freePort()]
try {
  const certificate = makeCertificate(folder, [host])
  const site = join(folder, 'site')
  const flags = ['--out', site, '--api', standin.url, '--listen', `127.0.0.1:${port}`]
  const tls = ['--certificate', certificate.file, '--certificate-key', certificate.key]
  const settings = readBuildSettings([...flags, ...tls], {})
  if (settings === 'help') throw new Error('no settings')
  console.log('Building what changed …')
  const { documents } = await buildProduction(settings)
  const configuration = join(site, 'hosting/nginx.conf')
  const text = await readFile(configuration, 'utf8')
  await writeFile(configuration, text.replace('worker_processes auto', 'worker_processes 1'))
  const stop = await startHost(nginx, site, port)
  const { files } = sitePaths(documents[0].page.html)
  const origin = `https://${host}:${port}`
  const addresses = {
    document: '/weather',
    'shell script': files[0],
    container: files[1],
    channel: '/c/stable.json',
  }
  const rows = []
  for (const [name, path] of Object.entries(addresses)) {
    const { perSecond, p50, p99, failed, bytes } = await load(`https://127.0.0.1:${port}${path}`, folder)
    rows.push({
      address: name,
      'requests a second': Math.round(perSecond),
      'p50 ms': p50.toFixed(1),
      'p99 ms': p99.toFixed(1),
      'kB each': (bytes / 1000).toFixed(1),
      failed,
    })
  }
  console.log(
    `nginx, one worker, TLS, HTTP/2; ${requests} requests each over ${connections} connections, ${atOnce} at once in each.`,
  )
  console.table(rows)
  const browser = await openBrowser({ host, certificate })
  const seen = []
  for (const path of ['/weather', '/help', '/pay']) {
    const [first, again] = await visits(browser, origin, await signedIn(standin, path))
    seen.push({
      screen: path,
      'first visit kB': (first.bytes / 1000).toFixed(1),
      'its requests': first.requests,
      'return visit kB': (again.bytes / 1000).toFixed(1),
      'its requests again': again.requests,
    })
  }
  console.log('Bytes over the network, headers included, calls of the API left out.')
  console.table(seen)
  await browser.close()
  await stop()
} finally {
  await standin.close()
  await rm(folder, { recursive: true, force: true })
}
process.exit(0)
