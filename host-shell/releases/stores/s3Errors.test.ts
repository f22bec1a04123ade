import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { clientFor } from '../../../test/release/s3Server.ts'
import { s3Client, s3Store } from './s3.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.unstubAllEnvs()
})

/** Starts a loopback server that gives every request this answer. Returns its port. */
async function listen(answer: RequestListener): Promise<number> {
  const server = createServer((request, response) => {
    request.resume()
    answer(request, response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  closing.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return (server.address() as AddressInfo).port
}

interface Answer {
  readonly status: number
  readonly body: string
  readonly headers?: Record<string, string>
}

/** Returns an error response in AWS's format. */
const failure = (status: number, code: string, more = '', headers: Answer['headers'] = {}): Answer => ({
  status,
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>m</Message>${more}</Error>`,
  headers: { 'content-type': 'application/xml', ...headers },
})

const storeAt = (port: number) => s3Store(clientFor(port, 'AKIAEXAMPLE', 'top-secret'), 'releases')

/** Returns the error messages of listing, reading and writing at a server with this answer. */
async function wordsFor({ status, body, headers }: Answer): Promise<string[]> {
  const port = await listen((_, response) => response.writeHead(status, headers).end(body))
  const store = storeAt(port)
  const acts = [
    () => store.list(''),
    () => store.read('c/stable.json'),
    () => store.replace('c/stable.json', new Uint8Array([1])),
  ]
  const said = await Promise.all(acts.map((act) => act().then(String, ({ message }: Error) => message)))
  return [...new Set(said)].map((text) => text.replaceAll(`http://127.0.0.1:${port}`, 'SERVER'))
}

const cases: Readonly<Record<string, readonly [Answer, string]>> = {
  'a key that the server does not know': [
    failure(403, 'InvalidAccessKeyId'),
    'SERVER does not know the access key AKIA…: look at AWS_ACCESS_KEY_ID',
  ],
  'a wrong secret': [failure(403, 'SignatureDoesNotMatch'), 'look at AWS_SECRET_ACCESS_KEY'],
  'a session that is over': [failure(400, 'ExpiredToken'), 'AWS_SESSION_TOKEN'],
  'a key without the rights': [
    failure(403, 'AccessDenied'),
    'key AKIA… may not do that in bucket releases: it needs s3:ListBucket',
  ],
  'a bucket that is not there': [
    failure(404, 'NoSuchBucket'),
    'there is no bucket releases at SERVER: look at --store',
  ],
  'a bucket of another region, redirected': [
    failure(301, 'PermanentRedirect', '', { 'x-amz-bucket-region': 'eu-central-1' }),
    'is not in the region us-east-1 of SERVER: set AWS_REGION=eu-central-1',
  ],
  'a bucket of another region, refused': [
    failure(400, 'AuthorizationHeaderMalformed', '<Region>eu-west-3</Region>'),
    'set AWS_REGION=eu-west-3',
  ],
  'a clock that is off': [
    failure(
      403,
      'RequestTimeTooSkewed',
      `<ServerTime>${new Date(Date.now() - 7_200_000).toISOString()}</ServerTime>`,
    ),
    'the clock of this machine differs from that of SERVER by 120 minutes: it is fast',
  ],
  'a server that is another one': [
    {
      status: 404,
      body: '<!doctype html><title>Not found</title>',
      headers: { 'content-type': 'text/html' },
    },
    'SERVER answered for bucket releases: 404',
  ],
}

test.each(Object.entries(cases))('%s: the words say which setting to look at', async (_, [answer, words]) => {
  const said = await wordsFor(answer)
  expect(said).toHaveLength(1)
  expect(said[0]).toContain(words)
  expect(said[0]).not.toContain('secret-')
  expect(said[0]).not.toContain('top-secret')
})

test('a server that nobody runs, or that answers pages, is no store', async () => {
  const port = await listen((_, response) => response.destroy())
  await expect(storeAt(port).read('c/stable.json')).rejects.toThrow(/cannot be reached \(ECONNRESET\)/)
  closing.pop()!()
  await expect(storeAt(port).list('')).rejects.toThrow(
    /cannot be reached \(ECONNREFUSED\): COMPANION_S3_ENDPOINT/,
  )
  const html = {
    status: 200,
    body: '<!doctype html><title>Hi</title>',
    headers: { 'content-type': 'text/html' },
  }
  const pages = await listen((_, response) => response.writeHead(html.status, html.headers).end(html.body))
  await expect(storeAt(pages).list('')).rejects.toThrow('is no S3 server: look at COMPANION_S3_ENDPOINT')
})

test('missing credentials and settings that are none are said before anything is sent', async () => {
  const env = { COMPANION_S3_ENDPOINT: 'http://127.0.0.1:9' }
  await expect(s3Client({ ...env, AWS_ACCESS_KEY_ID: 'AK' })).rejects.toThrow(
    'AWS_ACCESS_KEY_ID is set and AWS_SECRET_ACCESS_KEY is not',
  )
  await expect(s3Client({ ...env, AWS_SECRET_ACCESS_KEY: 'SK' })).rejects.toThrow(
    'AWS_SECRET_ACCESS_KEY is set and AWS_ACCESS_KEY_ID is not',
  )
  await expect(s3Client({ COMPANION_S3_ENDPOINT: 'minio.example:9000' })).rejects.toThrow(
    'write the whole address, e.g. https://s3.example',
  )
  // Ignores this machine's own AWS settings, and those of a cloud that it can run in: with credentials, the
  // error wouldn't occur.
  for (const name of Object.keys(process.env).filter((one) => one.startsWith('AWS_')))
    vi.stubEnv(name, undefined)
  const nowhere = { EC2_METADATA_DISABLED: 'true', SHARED_CREDENTIALS_FILE: '/none', CONFIG_FILE: '/none' }
  for (const [name, value] of Object.entries(nowhere)) vi.stubEnv(`AWS_${name}`, value)
  const store = s3Store(await s3Client(env), 'releases')
  await expect(store.read('c/stable.json')).rejects.toThrow(
    'there are no credentials for s3://releases: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
  )
})
