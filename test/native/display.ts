import { spawn } from 'node:child_process'

export interface Display {
  readonly name: string
  close(): void
}

/** Starts a virtual display for engines that need one. The X server picks a free display number itself. */
export async function startDisplay(): Promise<Display> {
  const child = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '800x1000x24', '-nolisten', 'tcp', '-terminate'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  const number = await new Promise<string>((told, failed) => {
    let text = ''
    child.once('error', failed)
    child.once('exit', () => failed(new Error('Xvfb ended')))
    child.stdio[3]?.on('data', (piece) => {
      text += piece
      if (text.endsWith('\n')) told(text.trim())
    })
  })
  return { name: `:${number}`, close: () => void child.kill() }
}
