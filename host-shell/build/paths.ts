import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const work = resolve(root, '.companion')

/** Folders of a checkout. All generated files are in one folder that git ignores. */
export const paths = {
  root,
  remotes: resolve(root, 'remotes'),
  work,
  build: resolve(work, 'build'),
  site: resolve(work, 'site'),
  scratch: resolve(work, 'scratch'),
  /** Source maps of production builds, by release. */
  sourceMaps: resolve(work, 'source-maps'),
  /** The keys that `npm start` creates for this machine. */
  developmentKeys: resolve(work, 'development-keys'),
} as const
