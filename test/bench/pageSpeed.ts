import { chromium } from '@playwright/test'
import { paths } from '../../host-shell/build/paths.ts'
import { ensureChromium } from '../browser/chromium.ts'
import { renderPage } from '../../host-shell/deploy/document.ts'
import { publishSite } from '../../host-shell/deploy/site.ts'
import { startSite } from '../site/server.ts'
import { visitTwice, type Visit } from './measure.ts'
import { references } from './references.ts'
import { serveReference } from './server.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5)

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const executablePath = ensureChromium({ full: true })
const { shell, embedded } = await publishSite()
const page = renderPage(shell.parts, embedded, { apiBase: '/', channel: 'stable' })
const site = await startSite({ files: paths.site, page: () => page })
const known = await references()
const served = await Promise.all(known.map(serveReference))
const contenders = [
  ...known.map(({ name }, index) => ({ name, url: served[index]?.url ?? '' })),
  { name: 'weather', url: `${site.url}/weather` },
  { name: 'help', url: `${site.url}/help` },
  { name: 'registration', url: `${site.url}/registration` },
]

const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
})
const visits = new Map(contenders.map(({ name }) => [name, [] as { cold: Visit; warm: Visit }[]]))
// In turn, so that a machine that slows down slows all of them. The first round warms the browser and is not counted.
for (let round = 0; round <= rounds; round++) {
  for (const { name, url } of contenders) {
    const result = await visitTwice(browser, url)
    if (round > 0) visits.get(name)?.push(result)
  }
}
await browser.close()
await site.close()
for (const { close } of served) close()

const figure = (name: string, pick: (visit: { cold: Visit; warm: Visit }) => number) =>
  median((visits.get(name) ?? []).map(pick))
const base = figure('React alone', ({ cold }) => cold.words)
console.log(`Medians of ${rounds} visits each, taken in turn; in brackets the ratio to React alone.`)
console.table(
  contenders.map(({ name }) => ({
    page: name,
    'first paint ms': Math.round(figure(name, ({ cold }) => cold.paint)),
    'own words ms': `${Math.round(figure(name, ({ cold }) => cold.words))} (${(figure(name, ({ cold }) => cold.words) / base).toFixed(2)})`,
    'own words again ms': `${Math.round(figure(name, ({ warm }) => warm.words))} (${(figure(name, ({ warm }) => warm.words) / base).toFixed(2)})`,
    'script kB': (figure(name, ({ cold }) => cold.script) / 1000).toFixed(1),
  })),
)
process.exit(0)
