import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

/** Runs a TypeScript program with tsx and returns its exit code; forwards signals. */
export const run = (root, program, rest) =>
  new Promise((done) => {
    const child = spawn(process.execPath, ['--import', 'tsx', resolve(root, program), ...rest], {
      cwd: root,
      stdio: 'inherit',
    })
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
    child.on('exit', (code, signal) => done(code ?? (signal ? 130 : 1)))
  })
