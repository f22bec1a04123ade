import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { swiftc, swiftRoot } from '@companion/bridge-contract/proof/swift/swiftc'
import { installDebian, installPackages } from '../debian.ts'
import { headlessShell } from '../browser/chromium.ts'
import { caddy, missingFor, nginx } from '../deploy/staticHosts.ts'
import { nativeEngines } from './engines.ts'

interface Optional {
  readonly packages: readonly string[]
  /** Consequence of a missing package. */
  readonly without: string
  isHere(): boolean
  /** Installs the package another way if this Debian doesn't have it. Returns the reason if that fails. */
  readonly install?: () => string | undefined
}

/** Packages of a newer Debian, because this one is too old to have Swift. */
const swiftPackages = ['swiftlang', 'libc6-dev', 'libstdc++-14-dev']

/** Optional packages. Without one, some tests are skipped or slower (`without`). */
const optional: readonly Optional[] = [
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
  {
    packages: swiftPackages,
    without: 'the generated Swift is not compiled',
    isHere: () => swiftc() !== undefined,
    install: () => installDebian(swiftRoot, 'trixie', swiftPackages),
  },
  ...[nginx, caddy].map((host) => ({
    packages: host.packages,
    without: `the site is not tried behind ${host.name}`,
    isHere: () => missingFor(host) === undefined,
  })),
]

// Installs missing engines from Debian first, and then optional packages.
const missing = () => nativeEngines.filter((engine) => engine.missing())
const needed = [...new Set(missing().flatMap(({ packages }) => packages))]
const reason = needed.length > 0 ? installPackages(needed) : undefined
if (reason) console.error(`The engines cannot be installed: ${reason}. Wanted: ${needed.join(' ')}`)
for (const engine of missing()) console.error(`${engine.name} is missing: ${engine.missing()}`)
for (const { packages, without, isHere, install = () => installPackages(packages) } of optional) {
  const why = isHere() ? undefined : install()
  if (why) console.error(`${packages.join(' ')}: ${why}; ${without}.`)
}
process.exitCode = missing().length > 0 ? 1 : 0
if (!process.exitCode) console.log(`All ${nativeEngines.length} engines are here.`)
