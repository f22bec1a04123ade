import { startBackend } from './server.ts'

// The mock API as a separate process: `npm start` runs it next to the site. It reports its port to the
// parent, which proxies requests to it.
const healthFile = process.env['HEALTH_FILE']
const { url } = await startBackend({
  port: Number(process.env['STANDIN_PORT'] ?? 0),
  ...(healthFile && { healthFile }),
})
if (process.send) process.send({ port: Number(new URL(url).port) })
else console.log(url)
process.on('disconnect', () => process.exit(0))
// Ctrl-C reaches the whole process group; this process ends when its parent does.
if (process.send) process.on('SIGINT', () => {})
