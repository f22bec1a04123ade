import { brands } from '../brands/brands.ts'
import { remoteNames } from '../build/remotes.ts'
import { renderPage } from '../deploy/page.ts'
import { publishSite } from '../deploy/site.ts'
import { paths } from '../build/paths.ts'
import { startSite } from '../../test/site/server.ts'

const port = Number(process.env['PORT'] ?? 8080)
const since = Date.now()
const seconds = () => `${((Date.now() - since) / 1000).toFixed(1)} s`

console.log('Building what changed …')
const { shell, embedded } = await publishSite(paths.site, (line) => console.log(`  ${line} · ${seconds()}`))
const page = renderPage(shell.parts, embedded, {
  apiBase: process.env['COMPANION_API_BASE'] ?? '/',
  channel: 'stable',
})

try {
  await startSite({ files: paths.site, page: () => page, port })
} catch (failure) {
  const taken = (failure as NodeJS.ErrnoException).code === 'EADDRINUSE'
  console.error(taken ? `Port ${port} is taken. Set PORT to another one.` : failure)
  process.exit(1)
}

const at = (host: string, path: string) => `http://${host}:${port}${path}`
console.log(`Ready after ${seconds()}. Account: demo@companion.example / demo1234`)
for (const line of [
  at('localhost', '/'),
  at('metawatch.localhost', '/weather?lang=de&dark=1&themeColor=%2312ab9f&top=20&hasNav=1&inset=0'),
  at('lensmoo.localhost', '/?lang=ar&inset=0'),
  at('localhost', '/?qa=1'),
  ...brands.map(({ id }) => at(`${id}.localhost`, '/app')),
  ...remoteNames().map((remote) => at('localhost', `/isolate/${remote}`)),
]) {
  console.log(line)
}
