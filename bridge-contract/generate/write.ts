import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { areas } from '../contract.ts'
import { docs } from '../docs/docs.ts'
import { contractFaults } from './faults.ts'
import { writeFolder } from './writeFolder.ts'

// `npm run contract`: writes the reference and the generated code, and removes everything else in their folders.
const faults = contractFaults(Object.values(areas), docs)
for (const fault of faults) console.error(fault)
if (faults.length) {
  console.error('Nothing was written.')
  process.exit(1)
}
// The generators read the contract on import, so import them only after validation.
const { lockFile, nativeFiles, readLock, referenceFiles } = await import('./files.ts')
const { uncovered } = await import('../lock/compare.ts')
const { current, snapshotText } = await import('../lock/snapshot.ts')
for (const [name, files] of Object.entries({ reference: referenceFiles(), golden: nativeFiles() })) {
  writeFolder(fileURLToPath(new URL(`../${name}`, import.meta.url)), files)
  console.log(`bridge-contract/${name}: ${files.size} files`)
}

// `npm run contract -- --lock`: locks this contract. Apps are built with it from now on.
const missing = uncovered(readLock(), current)
for (const { what, verdict } of missing) console.error(`${verdict}: ${what}`)
if (missing.length) {
  console.error(`Contract ${current.version} changes what ${readLock().version} promised: step the version.`)
  process.exitCode = 1
} else if (process.argv.includes('--lock')) {
  writeFileSync(lockFile, snapshotText(current))
  console.log(`locked at ${current.version}`)
}

// `npm run contract -- --kit page.html`: writes a page that tests an app from inside its web view.
const kit = process.argv.indexOf('--kit')
if (kit > 0) {
  const file = resolve(process.argv[kit + 1] ?? 'conformance.html')
  const { kitPage } = await import('./conformance/bundle.ts')
  writeFileSync(file, await kitPage())
  console.log(`${file} written`)
}
