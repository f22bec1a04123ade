import { startBackend } from './server.ts'

// The mock API as a process of its own: `npm start` runs it beside the site. Told its port, the parent passes requests on.
const healthFile = process.env['HEALTH_FILE']
const { url } = await startBackend({
  port: Number(process.env['STANDIN_PORT'] ?? 0),
  ...(healthFile && { healthFile }),
})
if (process.send) process.send({ port: Number(new URL(url).port) })
else console.log(url)
process.on('disconnect', () => process.exit(0))
// Ctrl-C reaches the whole group; the parent's end is what counts.
if (process.send) process.on('SIGINT', () => {})
