import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { assetHeaders } from './headers.ts'

/** Prefixes of files. Below them a missing file is 404, never a page. */
const filePaths = /^\/(r|shell|c|log|trust)\//
const kinds: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.map': 'application/json; charset=utf-8',
}
const compress = promisify(brotliCompress)
const compressed = new Map<string, Promise<Buffer>>()

function squeezed(bytes: Buffer, tag: string): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  const known = compressed.get(tag) ?? compress(bytes, { params })
  compressed.set(tag, known)
  return known
}

/** True where an address names a file, so that no page may answer for it. */
export const isFilePath = (path: string): boolean => filePaths.test(path)

/** Answers for a file below `root` as the static host in front of production does: types, caching, validators, 404. */
export async function answerFile(
  root: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const file = resolve(root, `.${path}`)
  const kind = kinds[extname(file)]
  const bytes = file.startsWith(resolve(root) + sep) && kind ? await readFile(file).catch(() => null) : null
  if (!bytes || !kind) {
    response.writeHead(404, {
      ...assetHeaders(false, false),
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain',
    } as never)
    response.end('Not found')
    return
  }
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 24)}"`
  const headers = {
    ...assetHeaders(!path.startsWith('/c/'), false),
    'Content-Type': kind,
    ETag: tag,
    Vary: 'Accept-Encoding',
  }
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers as never).end()
    return
  }
  const small = /\bbr\b/.test(String(request.headers['accept-encoding'])) && bytes.length > 300
  const body = small ? await squeezed(bytes, tag) : bytes
  response.writeHead(200, {
    ...headers,
    ...(small && { 'Content-Encoding': 'br' }),
    'Content-Length': String(body.length),
  } as never)
  response.end(request.method === 'HEAD' ? undefined : body)
}
