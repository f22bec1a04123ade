import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { extname, resolve } from 'node:path'

/** Ways in which a file can fail to arrive intact. */
export const fileFaults = ['404', '503', 'hang', 'slow', 'short', 'changed', 'html', 'reset'] as const
export type FileFault = (typeof fileFaults)[number]

/** Path pattern → fault. `*` matches any text. The first match applies. */
export type FileFaults = Map<string, FileFault>

const kinds: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' }

/** Returns the fault for a path, or undefined. */
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

/**
 * Responds with the faulty version of a file below `root`. A `slow` response sends one kilobyte per second.
 */
export async function answerFaulty(
  root: string,
  path: string,
  fault: FileFault,
  response: ServerResponse,
): Promise<void> {
  if (fault === 'hang') return
  if (fault === 'reset') return void response.socket?.resetAndDestroy()
  if (fault === '404') return void response.writeHead(404).end()
  // The delay is long enough to prevent automatic retries, so only the user retries.
  if (fault === '503') return void response.writeHead(503, { 'retry-after': '600' }).end()
  if (fault === 'html') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in</title>')
    return
  }
  const bytes = await readFile(resolve(root, `.${path}`))
  const type = kinds[extname(path)] ?? 'application/json'
  response.writeHead(200, {
    'content-type': type,
    // Allows any origin to read the response. Otherwise CORS would block it before the hash check could fail.
    'access-control-allow-origin': '*',
    'content-length': bytes.length + Number(fault === 'changed'),
  })
  if (fault === 'changed') return void response.end(Buffer.concat([bytes, Buffer.from('\n')]))
  if (fault === 'slow') return drip(bytes, response)
  response.write(bytes.subarray(0, bytes.length / 2), () => response.socket?.destroy())
}
