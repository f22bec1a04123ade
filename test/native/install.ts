import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installPackages } from '../debian.ts'
import { headlessShell } from '../browser/chromium.ts'
import { caddy, missingFor, nginx } from '../deploy/staticHosts.ts'
import { nativeEngines } from './engines.ts'

/** What tests can do without, by what is lost then. */
const optional = [
  {
    packages: ['chromium-headless-shell'],
    without: 'the browser tests take a whole Chromium, and twice the time',
    isHere: () => existsSync(headlessShell),
  },
  {
    packages: ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-common'],
    without: 'the tests of a bucket of Ceph are skipped',
    isHere: () => ['radosgw', 'ceph-mon', 'ceph-osd'].every((name) => existsSync(`/usr/bin/${name}`)),
  },
  {
    packages: ['openjdk-17-jre-headless'],
    without: 'the generated Kotlin is not compiled',
    isHere: () => spawnSync('java', ['-version']).status === 0,
  },
  ...[nginx, caddy].map((host) => ({
    packages: host.packages,
    without: `the site is not tried behind ${host.name}`,
    isHere: () => missingFor(host) === undefined,
  })),
]

// Gets the engines of the table that are not here yet, from Debian; then what is only wanted.
const missing = () => nativeEngines.filter((engine) => engine.missing())
const needed = [...new Set(missing().flatMap(({ packages }) => packages))]
const reason = needed.length > 0 ? installPackages(needed) : undefined
if (reason) console.error(`The engines cannot be installed: ${reason}. Wanted: ${needed.join(' ')}`)
for (const engine of missing()) console.error(`${engine.name} is missing: ${engine.missing()}`)
for (const { packages, without, isHere } of optional) {
  const why = isHere() ? undefined : installPackages(packages)
  if (why) console.error(`${packages.join(' ')}: ${why}; ${without}.`)
}
process.exitCode = missing().length > 0 ? 1 : 0
if (!process.exitCode) console.log(`All ${nativeEngines.length} engines are here.`)
