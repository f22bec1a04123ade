import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { uncovered } from '../lock/compare.ts'
import { current, snapshotText } from '../lock/snapshot.ts'
import { generated, lockFile, readLock } from './files.ts'
import { kitPage } from './conformance/bundle.ts'

// `npm run contract`: writes what is made from the contract, and nothing else stays below `golden`.
const golden = fileURLToPath(new URL('../golden', import.meta.url))
rmSync(golden, { recursive: true, force: true })
const files = generated()
for (const [path, text] of files) {
  mkdirSync(dirname(join(golden, path)), { recursive: true })
  writeFileSync(join(golden, path), text)
}
console.log(`${files.size} files written to bridge-contract/golden`)

// `npm run contract -- --lock`: apps are built with this contract from now on.
const missing = uncovered(readLock(), current)
for (const { what, verdict } of missing) console.error(`${verdict}: ${what}`)
if (missing.length) {
  console.error(`Contract ${current.version} changes what ${readLock().version} promised: step the version.`)
  process.exitCode = 1
} else if (process.argv.includes('--lock')) {
  writeFileSync(lockFile, snapshotText(current))
  console.log(`locked at ${current.version}`)
}

// `npm run contract -- --kit page.html`: a page that tries an app from inside its web view.
const kit = process.argv.indexOf('--kit')
if (kit > 0) {
  const file = resolve(process.argv[kit + 1] ?? 'conformance.html')
  writeFileSync(file, await kitPage())
  console.log(`${file} written`)
}
