import { startBackend } from './server.ts'

// Runs the mock API as a separate process, which `npm start` starts next to the site. The process sends its
// port to its parent, so that the parent can proxy requests to it.
const healthFile = process.env['HEALTH_FILE']
const { url } = await startBackend({
  port: Number(process.env['STANDIN_PORT'] ?? 0),
  ...(healthFile && { healthFile }),
})
if (process.send) process.send({ port: Number(new URL(url).port) })
else console.log(url)
process.on('disconnect', () => process.exit(0))
// Ctrl-C reaches the whole process group. Without this handler the process would exit before its parent.
if (process.send) process.on('SIGINT', () => {})
