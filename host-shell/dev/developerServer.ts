import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { symbolicate } from '@companion/releases/sourceMaps'
import type { BuildState } from '@companion/workbench/developer/buildState'

/** Longest stack that is looked up. */
const longestStack = 64_000

/** The map of a file of the developer's site; its key is that of a source map store. */
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

/** What open pages of `npm run dev` ask besides the site: how the build is doing, and where a stack is in the sources. */
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
    /** Answers what is for it; false for the rest. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const route = routes[`${request.method} ${request.url?.split('?')[0]}`]
      route?.(request, response)
      return route !== undefined
    },
    /** Tells every open page, and those that come later. */
    tell(state: BuildState): void {
      last = state
      for (const page of pages) write(page)
    },
  }
}
