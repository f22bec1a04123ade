import { createHash } from 'node:crypto'
import { readFile, realpath } from 'node:fs/promises'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Page } from '@companion/build/deploy/document'
import { appLinksFile, appLinksHeaders, appLinksPaths } from '@companion/build/deploy/appLinks'
import {
  assetHeaders,
  missingHeaders,
  movedHeaders,
  workerHeaders,
  workerPath,
  type Headers,
} from '@companion/build/deploy/assetHeaders'
import {
  deltaFile,
  acceptsDelta,
  asDictionary,
  varyOfScripts,
} from '@companion/build/deploy/dictionaryDeltas'
import { integrityHeaders, methods, otherMethodHeaders } from '@companion/build/deploy/headers'
import { pathPatterns } from '@companion/build/deploy/pathPatterns'
import { contentTypeOf } from '@companion/release-protocol/fileHeaders'
import { compressedBody } from './compress.ts'
import { paths } from '@companion/build/paths'
import { listenOnLoopback, whyRefused } from '@companion/mock-api/loopback'
import { answerReleases, releasePage } from './releasePage.ts'
import { requestTarget, toOriginForm } from './requestTarget.ts'
import type { Standin } from './standin.ts'

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url').slice(0, 24)

/**
 * Reads the file with exactly this path, or returns null. A file system can ignore case or follow a link out
 * of the folder, so the real path must be the same.
 */
async function read(root: string, path: string): Promise<Buffer | null> {
  try {
    const file = join(await realpath(root), path)
    return (await realpath(file)) === file ? await readFile(file) : null
  } catch {
    return null
  }
}

function answer(response: ServerResponse, status: number, headers: Headers, body?: Buffer | string): void {
  response.writeHead(status, headers as never).end(body)
}

/** Responds with a plain-text 404, never with an HTML document. */
const answerNothing = (response: ServerResponse): void =>
  answer(response, 404, missingHeaders(0), 'Not found')

/** Sends a body in an encoding that the client accepts. For HEAD, sends only the headers. */
async function send(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  headers: Headers,
  bytes: Buffer,
): Promise<void> {
  const sent = await compressedBody(asked['accept-encoding'], bytes, hashOf(bytes))
  answer(response, 200, { ...sent.headers, ...headers }, method === 'HEAD' ? undefined : sent.body)
}

const script = new RegExp(pathPatterns.script)
const taken = new RegExp(acceptsDelta, 'i')

/** Returns the additional headers of a file. Those of a script let a browser request deltas. */
function dictionaryHeaders(path: string): Headers {
  const [, folder, name] = script.exec(path) ?? []
  return folder && name
    ? { 'Use-As-Dictionary': asDictionary(folder, name), Vary: varyOfScripts }
    : { Vary: 'Accept-Encoding' }
}

/**
 * Returns the delta from the browser's version of a script. Returns null if the browser doesn't accept a
 * delta or the build hasn't written one.
 */
async function differenceFor(
  root: string,
  path: string,
  { headers }: IncomingMessage,
): Promise<Buffer | null> {
  const asked = `${headers['accept-encoding'] ?? ''}|${headers['available-dictionary'] ?? ''}`
  const [, hash] = taken.exec(asked) ?? []
  return hash && script.test(path) ? read(root, deltaFile(path, hash)) : null
}

/** Returns the file for a URL path and its headers, or undefined if the site doesn't serve it. */
function placeOf(
  path: string,
  host?: string,
): { readonly file: string; readonly headers: Headers } | undefined {
  if (appLinksPaths.includes(path)) {
    const file = appLinksFile(host, path)
    return file === undefined ? undefined : { file, headers: appLinksHeaders(0) }
  }
  const kind = contentTypeOf(path)
  const headers = path === workerPath ? workerHeaders(0) : assetHeaders(path, 0)
  return kind === undefined ? undefined : { file: path, headers: { ...headers, 'Content-Type': kind } }
}

/** Serves a file below `root` with the types, caching headers, validators and 404s of a production host. */
async function answerFile(
  root: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const found = placeOf(path, request.headers.host)
  const bytes = found && (await read(root, found.file))
  if (!bytes) return answerNothing(response)
  // The validator is weak, because the same content is sent in several encodings.
  const tag = `W/"${hashOf(bytes)}"`
  const headers = { ...found.headers, ETag: tag, ...dictionaryHeaders(path) }
  const known = (request.headers['if-none-match'] ?? '').split(',').map((text) => text.trim())
  if (known.some((text) => text === '*' || text.replace(/^(W\/)?/, 'W/') === tag))
    return answer(response, 304, headers)
  const smaller = await differenceFor(root, path, request)
  if (!smaller) return send(request, response, headers, bytes)
  const body = request.method === 'HEAD' ? undefined : smaller
  answer(
    response,
    200,
    { ...headers, 'Content-Encoding': 'dcz', 'Content-Length': `${smaller.length}` },
    body,
  )
}

/** Handles any request except those to the API, with a file below `root`, the HTML document, or an error. */
export async function answerRequest(
  root: string,
  page: (request: IncomingMessage) => Page | Promise<Page>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!methods.some((name) => name === request.method)) return answer(response, 405, otherMethodHeaders(0))
  const target = requestTarget(request.url ?? '/')
  if (target.type === 'nothing') return answerNothing(response)
  if (target.type === 'moved') return answer(response, 308, { ...movedHeaders(0), Location: target.to })
  if (target.type === 'file') return answerFile(root, target.path, request, response)
  const { html, headers } = await page(request)
  const integrity = integrityHeaders(request.headers['user-agent'])
  await send(request, response, { ...headers, ...integrity }, Buffer.from(html))
}

/**
 * The paths that the stand-in handles. It replaces servers that aren't part of this project: the API and an
 * OpenTelemetry collector.
 */
export const forStandin = /^\/(api|standin|v1\/(logs|metrics))([/?]|$)/

/**
 * Serves a site folder and forwards the stand-in's paths to the stand-in. If the port is in use, rejects with
 * a message that contains a remedy. `lan` is an address at which other machines reach the server too.
 */
export async function serveSite(
  folder: string,
  page: (request: IncomingMessage) => Page,
  { forward }: Standin,
  port: number,
  lan?: string,
): Promise<void> {
  const listener: RequestListener = (request, response) => {
    toOriginForm(request)
    const refused = whyRefused(request)
    if (refused) return answer(response, 403, missingHeaders(0), refused)
    const url = request.url ?? '/'
    const isReport = releasePage.test(url)
    if (forStandin.test(url) && !isReport) return forward(request, response)
    const answered = isReport
      ? answerReleases(
          { siteDir: folder, keysDir: paths.developmentKeys, collector: `http://127.0.0.1:${port}` },
          request,
          response,
        )
      : answerRequest(folder, page, request, response)
    void answered.catch((failure: unknown) => {
      console.error(failure)
      response.writeHead(500).end()
    })
  }
  await listenOnLoopback(() => createServer(listener), port, lan)
}
