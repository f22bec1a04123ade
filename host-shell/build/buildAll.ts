import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { paths } from './paths.ts'

type Say = (line: string) => void

const cli = resolve(paths.root, 'host-shell/build/buildPackages.ts')

function buildOne(room: string, say: Say): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', cli, room], { cwd: paths.root })
    let said = ''
    let complaint = ''
    child.stdout.on('data', (bytes) => (said += String(bytes)))
    child.stderr.on('data', (bytes) => (complaint += String(bytes)))
    child.on('exit', (code) => {
      if (code !== 0) return reject(new Error(`${room} could not be built:\n${complaint}`))
      say(said.trim().split('  ')[0] ?? room)
      resolve()
    })
  })
}

/** Builds rooms in processes of their own, as many at a time as there are processors. Rejects with the first failure. */
export async function buildAll(rooms: readonly string[], say: Say = () => {}): Promise<void> {
  const left = [...rooms]
  const work = async (): Promise<void> => {
    for (let room = left.shift(); room; room = left.shift()) await buildOne(room, say)
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), rooms.length) }, work))
}
