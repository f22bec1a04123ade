import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { extname, resolve } from 'node:path'

/** Ways a file can fail to arrive, or arrive as something else. */
export const fileFaults = ['404', '503', 'hang', 'slow', 'short', 'changed', 'html', 'reset'] as const
export type FileFault = (typeof fileFaults)[number]

/** What becomes of files, by a pattern of their paths in which `*` stands for anything. The first that fits counts. */
export type FileFaults = Map<string, FileFault>

const kinds: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' }

/** The fault a path is under. */
export function faultOf(faults: FileFaults, path: string): FileFault | undefined {
  for (const [pattern, fault] of faults) {
    const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    if (new RegExp(`^${parts.join('.*')}$`).test(path)) return fault
  }
  return undefined
}

async function drip(bytes: Buffer, response: ServerResponse): Promise<void> {
  for (let at = 0; at < bytes.length && !response.destroyed; at += 100) {
    response.write(bytes.subarray(at, at + 100))
    await new Promise((next) => setTimeout(next, 100))
  }
  response.end()
}

/** Answers for a file below `root` as the fault has it. `slow` is one kilobyte a second. */
export async function answerFaulty(
  root: string,
  path: string,
  fault: FileFault,
  response: ServerResponse,
): Promise<void> {
  if (fault === 'hang') return
  if (fault === 'reset') return void response.socket?.resetAndDestroy()
  if (fault === '404') return void response.writeHead(404).end()
  // Nothing asks again by itself for so long; a person does.
  if (fault === '503') return void response.writeHead(503, { 'retry-after': '600' }).end()
  if (fault === 'html') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in</title>')
    return
  }
  const bytes = await readFile(resolve(root, `.${path}`))
  const type = kinds[extname(path)] ?? 'application/json'
  response.writeHead(200, {
    'content-type': type,
    // Readable from another origin, so that it is the bytes that are refused.
    'access-control-allow-origin': '*',
    'content-length': bytes.length + Number(fault === 'changed'),
  })
  if (fault === 'changed') return void response.end(Buffer.concat([bytes, Buffer.from('\n')]))
  if (fault === 'slow') return drip(bytes, response)
  response.write(bytes.subarray(0, bytes.length / 2), () => response.socket?.destroy())
}
