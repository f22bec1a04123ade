import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { writeGenerated } from './generated.ts'
import { writeFolder } from './writeFolder.ts'

const usage = `npm run contract -- [--out <folder> [--language <name>]] [--lock] [--kit <page.html>]`

const end = (fault: unknown): never => {
  console.error(fault instanceof Error ? fault.message : fault)
  process.exit(1)
}

function readOptions() {
  const text = { type: 'string' } as const
  const options = { out: text, language: text, kit: text, lock: { type: 'boolean' } } as const
  try {
    const { values } = parseArgs({ options })
    if (values.language && !values.out) throw new Error('--language needs --out.')
    return values
  } catch (fault) {
    return end(`${(fault as Error).message}\n${usage}`)
  }
}

const { out, language, kit, lock } = readOptions()

// `npm run contract`: writes the generated code and the reference, and removes everything else in their folders.
await writeGenerated().catch(end)
const { lockFile, readLock, referenceFiles } = await import('./files.ts')
const { uncovered } = await import('../lock/compare.ts')
const { current, snapshotText } = await import('../lock/snapshot.ts')
writeFolder(fileURLToPath(new URL('../reference', import.meta.url)), referenceFiles())
console.log(`bridge-contract/generated and bridge-contract/reference: contract ${current.version}`)

// `npm run contract` fails if the version bump doesn't cover a change. With `--lock` it locks this contract,
// because apps are built with it from now on.
const missing = uncovered(readLock(), current)
for (const { what, verdict } of missing) console.error(`${verdict}: ${what}`)
if (missing.length) {
  console.error(`Contract ${current.version} changes what ${readLock().version} promised: step the version.`)
  process.exitCode = 1
} else if (lock) {
  writeFileSync(lockFile, snapshotText(current))
  console.log(`locked at ${current.version}`)
}

// `npm run contract -- --out folder --language kotlin`: writes an app's package.
if (out) {
  const { writeAppCode } = await import('./appCode.ts')
  try {
    writeAppCode(resolve(out), language)
  } catch (fault) {
    end(fault)
  }
  console.log(`${resolve(out)}: ${language ?? 'all languages'}, contract ${current.version}`)
}

// `npm run contract -- --kit page.html`: writes a page that tests an app from inside its web view.
if (kit) {
  const { kitPage } = await import('./conformance/bundle.ts')
  mkdirSync(dirname(resolve(kit)), { recursive: true })
  writeFileSync(resolve(kit), await kitPage())
  console.log(`${resolve(kit)} written`)
}
