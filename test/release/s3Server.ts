import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { S3Client } from '@aws-sdk/client-s3'
import S3rver from 's3rver'
import { freshFolder } from './sampleRelease.ts'

/** Bucket names: one for the store, two for its mirrors. */
export const buckets = ['companion-releases', 'mirror-a', 'mirror-b'] as const

export interface S3Server {
  readonly client: S3Client
  readonly bucket: string
  /** Opens the buckets to pages of any origin. Resolves with them, `bucket` first, and their base URLs. */
  readonly open: () => Promise<readonly { readonly bucket: string; readonly base: string }[]>
  readonly close: () => Promise<void>
}

/** Returns a client for any server on this machine. */
export const clientFor = (port: number, accessKeyId: string, secretAccessKey: string): S3Client =>
  new S3Client({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })

const preconditionFailed =
  '<?xml version="1.0"?><Error><Code>PreconditionFailed</Code><Message>exists</Message></Error>'

/**
 * Starts a proxy for s3rver, which ignores `If-None-Match` and exposes half-written files. The proxy forwards
 * one request at a time, so that writes look atomic.
 */
function conditionalGate(port: number) {
  let turn: Promise<unknown> = Promise.resolve()
  const pass = (incoming: IncomingMessage, answer: ServerResponse): Promise<void> =>
    new Promise((done) => {
      const { method, url, headers } = incoming
      const options = { port, host: '127.0.0.1', method, path: url, headers, agent: false }
      const passed = forward(options, (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(answer)
        response.on('end', done)
      })
      passed.on('error', () => done())
      incoming.pipe(passed)
    })
  const exists = (path: string): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}${path.split('?')[0]}`, { method: 'HEAD' }).then(({ ok }) => ok)
  const answerOne = async (incoming: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const create = incoming.headers['if-none-match'] === '*'
    if (!create || !(await exists(incoming.url ?? ''))) return pass(incoming, answer)
    incoming.resume()
    answer.writeHead(412, { 'content-type': 'application/xml' }).end(preconditionFailed)
  }
  return createServer((incoming, answer) => {
    turn = turn.then(() => answerOne(incoming, answer))
  })
}

/** Returns the buckets' base URLs for reading from a local server. */
export const addressesOf = (port: number) =>
  buckets.map((bucket) => ({ bucket, base: `http://127.0.0.1:${port}/${bucket}/` }))

const cors =
  '<CORSConfiguration><CORSRule><AllowedOrigin>*</AllowedOrigin><AllowedMethod>GET</AllowedMethod></CORSRule></CORSConfiguration>'

/**
 * Starts s3rver, a server for the S3 protocol. It ignores conditional requests. With `conditional`, a proxy
 * applies them.
 */
export async function startS3rver(conditional: boolean): Promise<S3Server> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: await freshFolder(),
    configureBuckets: buckets.map((name) => ({ name, configs: [cors] })),
  })
  const { port } = await server.run()
  const gate = conditional ? conditionalGate(port) : undefined
  if (gate) await new Promise<void>((ready) => gate.listen(0, '127.0.0.1', ready))
  const used = gate ? (gate.address() as AddressInfo).port : port
  return {
    bucket: buckets[0],
    open: () => Promise.resolve(addressesOf(used)),
    client: clientFor(used, 'S3RVER', 'S3RVER'),
    close: async () => {
      gate?.closeAllConnections()
      gate?.close()
      await server.close()
    },
  }
}
