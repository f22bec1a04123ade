import { createServer } from 'node:http'
import type { Page } from '../deploy/document.ts'
import { answerRequest } from './serveFiles.ts'
import type { Standin } from './standin.ts'

const forStandin = /^\/(api|standin)([/?]|$)/

/** Serves a site folder and passes `/api` and `/standin` on. Rejects with what to do when the port is taken. */
export async function serveSite(
  folder: string,
  page: () => Page,
  { forward }: Standin,
  port: number,
): Promise<void> {
  const server = createServer((request, response) => {
    if (forStandin.test(request.url ?? '/')) return forward(request, response)
    void answerRequest(folder, page, request, response).catch((failure: unknown) => {
      console.error(failure)
      response.writeHead(500).end()
    })
  })
  await new Promise<void>((ready, failed) => {
    server.once('error', (failure: NodeJS.ErrnoException) =>
      failed(
        failure.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. Set PORT to another one.`)
          : failure,
      ),
    )
    server.listen(port, '127.0.0.1', ready)
  })
}
