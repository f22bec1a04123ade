// The page's own speed, or with --static that of a host that serves the site folder.
import process from 'node:process'

await (process.argv.includes('--static') ? import('./staticTier.ts') : import('./pageSpeed.ts'))
