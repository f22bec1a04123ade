import { buildRemote, buildShell } from './buildPackage.ts'
import { remoteNames } from './remotes.ts'

const given = process.argv.slice(2)
const mode = { minimize: !given.includes('--dev') }
const wanted = given.filter((word) => word !== '--dev')
const unknown = wanted.filter((name) => name !== 'host-shell' && !remoteNames().includes(name))
if (unknown.length) {
  console.error(`There is no ${unknown.join(', ')}; there are host-shell, ${remoteNames().join(', ')}.`)
  process.exit(1)
}
const names = wanted.length ? wanted : ['host-shell', ...remoteNames()]

for (const name of names) {
  const since = Date.now()
  const { id, dir, fresh } = name === 'host-shell' ? await buildShell(mode) : await buildRemote(name, mode)
  console.log(
    `${name} ${id} ${fresh ? `${((Date.now() - since) / 1000).toFixed(1)} s` : 'unchanged'}  ${dir}`,
  )
}
