import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const stampOf = (root) => resolve(root, 'node_modules/.companion-installed')
const lockDigest = (root) =>
  createHash('sha256')
    .update(readFileSync(resolve(root, 'package-lock.json')))
    .digest('hex')

/** Whether `node_modules` matches the current lock file. */
export const isInstalled = (root) => {
  const stamp = stampOf(root)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockDigest(root)
}

/** Records that `node_modules` matches the current lock file. */
export const markInstalled = (root) => {
  mkdirSync(dirname(stampOf(root)), { recursive: true })
  writeFileSync(stampOf(root), lockDigest(root))
}
