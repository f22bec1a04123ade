import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeGenerated } from './generated.ts'
import { writeFolder } from './writeFolder.ts'

// `npm run contract`: writes the generated code and the reference, and removes everything else in their folders.
await writeGenerated().catch((fault: Error) => {
  console.error(fault.message)
  process.exit(1)
})
const { lockFile, readLock, referenceFiles } = await import('./files.ts')
const { uncovered } = await import('../lock/compare.ts')
const { current, snapshotText } = await import('../lock/snapshot.ts')
writeFolder(fileURLToPath(new URL('../reference', import.meta.url)), referenceFiles())
console.log(`bridge-contract/generated and bridge-contract/reference: contract ${current.version}`)

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
