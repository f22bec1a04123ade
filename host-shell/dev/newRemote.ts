import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { paths } from '../build/paths.ts'
import { remoteTemplate } from './remoteTemplate.ts'

const [name = ''] = process.argv.slice(2)

if (!/^[a-z][a-z0-9-]{1,30}$/.test(name)) {
  console.error(
    'Say its name: npm run new <name>, lower-case letters, digits and dashes, starting with a letter.',
  )
  process.exit(1)
}
const folder = resolve(paths.remotes, name)
if (existsSync(folder)) {
  console.error(`remotes/${name} is there already.`)
  process.exit(1)
}

for (const [file, text] of Object.entries(remoteTemplate(name))) {
  const path = resolve(folder, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
  console.log(`  remotes/${name}/${file}`)
}
console.log(
  `Next: npm start, then open http://localhost:8080/${name}. Its tests run with npm run check;
test/spec/routes.ts lists the product's routes, and wants to know of this one.`,
)
