// Measures the cost of the page for a user. With --static, measures the capacity of a host that serves the
// site folder.
import process from 'node:process'

if (process.argv.includes('--static')) await import('./staticTier.ts')
else await (await import('./run.ts')).run(process.argv.slice(2))
