// Measures what the page costs a user; with --static, the capacity of a host that serves the site folder.
import process from 'node:process'

if (process.argv.includes('--static')) await import('./staticTier.ts')
else await (await import('./run.ts')).run(process.argv.slice(2))
