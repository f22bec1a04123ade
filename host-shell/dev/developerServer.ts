import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { symbolicate } from '@companion/releases/sourceMaps'
import type { BuildState } from '@companion/workbench/developer/buildState'

/** The maximum length of a stack trace in a request body, in characters. The rest is ignored. */
const longestStack = 64_000

/**
 * Reads the source map of a file of the developer's site. `key` is the file's key in a source map store.
 * Resolves with undefined if there is no source map.
 */
const readMap = (site: string) => (key: string) => {
  const path = key.startsWith('shell/') ? key : `r/${key}`
  return readFile(join(site, path), 'utf8').catch(() => undefined)
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request.setEncoding('utf8')) {
    text += String(part)
    if (text.length > longestStack) break
  }
  return text.slice(0, longestStack)
}

/**
 * Creates the endpoints of `npm run dev` for its open pages: the build state, and stack traces mapped to
 * sources.
 */
export function developerServer(site: string) {
  const pages = new Set<ServerResponse>()
  let last: BuildState = { state: 'building' }
  const write = (page: ServerResponse) => page.write(`data: ${JSON.stringify(last)}\n\n`)

  const routes: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => void>> = {
    'GET /standin/build'(_, response) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      pages.add(response)
      response.on('close', () => pages.delete(response))
      write(response)
    },
    'POST /standin/stack'(request, response) {
      void bodyOf(request)
        .then((stack) => symbolicate(stack, readMap(site)))
        .then(
          ({ text }) => response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text),
          () => response.writeHead(500).end(),
        )
    },
  }

  return {
    /** Handles a request to one of these endpoints. Returns false for any other request. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const route = routes[`${request.method} ${request.url?.split('?')[0]}`]
      route?.(request, response)
      return route !== undefined
    },
    /** Sends the build state to every open page, and to pages that connect later. */
    tell(state: BuildState): void {
      last = state
      for (const page of pages) write(page)
    },
  }
}
