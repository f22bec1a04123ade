// What the page costs a user, measured; or with --static what a host that serves the site folder can do.
import process from 'node:process'

if (process.argv.includes('--static')) await import('./staticTier.ts')
else await (await import('./run.ts')).run(process.argv.slice(2))
