import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generated } from './files.ts'

// `npm run contract`: writes what is made from the contract, and nothing else stays below `golden`.
const golden = fileURLToPath(new URL('../golden', import.meta.url))
rmSync(golden, { recursive: true, force: true })
const files = generated()
for (const [path, text] of files) {
  mkdirSync(dirname(join(golden, path)), { recursive: true })
  writeFileSync(join(golden, path), text)
}
console.log(`${files.size} files written to bridge-contract/golden`)
