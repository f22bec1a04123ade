import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { randomBytes } from 'node:crypto'
import { cacheControlOf, contentTypeOf } from '@companion/release-protocol/fileHeaders'
import { explainFailure } from './s3Errors.ts'
import type { Store } from './store.ts'

const statusOf = (failure: unknown): number | undefined =>
  (failure as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode

// Checks the error's name, because a missing bucket also gives a 404, and so does any server that isn't S3.
// The name differs for a HEAD request, whose response has no body.
const missing =
  (name: 'NoSuchKey' | 'NotFound') =>
  (failure: unknown): undefined => {
    if ((failure as Error).name === name) return undefined
    throw failure
  }

/** The timeouts of one attempt in milliseconds. */
const requestLimits = { connectionTimeout: 10_000, requestTimeout: 60_000 }

const keyNames = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const

/**
 * Creates a client from the AWS environment variables. `COMPANION_S3_ENDPOINT` is for S3 servers of other
 * vendors.
 */
export async function s3Client(env: NodeJS.ProcessEnv): Promise<S3Client> {
  const endpoint = env['COMPANION_S3_ENDPOINT']
  if (endpoint && !/^https?:\/\/[^/]/.test(endpoint))
    throw new Error(
      `COMPANION_S3_ENDPOINT is "${endpoint}": write the whole address, e.g. https://s3.example`,
    )
  for (const [one, other] of [keyNames, [keyNames[1], keyNames[0]]] as const)
    if (env[one] && !env[other]) throw new Error(`${one} is set and ${other} is not: credentials need both`)
  return new S3Client({
    region: env['AWS_REGION'] || 'us-east-1',
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestHandler: requestLimits,
    // Other vendors don't support the checksums that newer clients send by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

/**
 * Returns a function that returns the server's time, from the `Date` of its responses, including errors. It
 * returns undefined before the first response.
 */
function serverClock(client: S3Client): () => Date | undefined {
  let served: { readonly date: number; readonly since: number } | undefined
  client.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args)
      const { date = '' } = (result.response as { headers?: Record<string, string> }).headers ?? {}
      if (Date.parse(date)) served = { date: Date.parse(date), since: performance.now() }
      return result
    },
    { step: 'deserialize', priority: 'low', name: 'serverClock', override: true },
  )
  return () => served && new Date(served.date + performance.now() - served.since)
}

/**
 * Returns a store in an S3-compatible bucket. The first `create` throws if the bucket ignores `If-None-Match:
 * *`.
 */
export function s3Store(client: S3Client, bucket: string, prefix = ''): Store {
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key })
  const explained = <T>(work: Promise<T>): Promise<T> =>
    work.catch(async (failure: unknown) => {
      throw await explainFailure(failure, client, bucket)
    })
  const put = (key: string, bytes: Uint8Array, condition: { IfNoneMatch?: string }) =>
    client.send(
      new PutObjectCommand({
        ...at(key),
        ...condition,
        Body: bytes,
        ContentType: contentTypeOf(key) ?? 'application/octet-stream',
        CacheControl: cacheControlOf(`/${key}`),
      }),
    )

  const createUnchecked = (key: string, bytes: Uint8Array): Promise<boolean> =>
    explained(
      put(key, bytes, { IfNoneMatch: '*' }).then(
        () => true,
        (failure: unknown) => {
          // 412: the key exists. 409: another conditional write to the key is in progress.
          if ([409, 412].includes(statusOf(failure) ?? 0)) return false
          throw failure
        },
      ),
    )

  let proof: Promise<void> | undefined
  /** Writes a probe twice, because some servers silently ignore the condition. */
  const prove = async () => {
    const key = `probe/${randomBytes(8).toString('hex')}`
    await createUnchecked(key, new Uint8Array([1]))
    const overwritten = await createUnchecked(key, new Uint8Array([2]))
    await explained(client.send(new DeleteObjectCommand(at(key))))
    if (overwritten)
      throw new Error(
        `s3://${bucket} ignores conditional writes (If-None-Match): releases would overwrite each other`,
      )
  }

  return {
    where: `s3://${bucket}/${prefix}`,
    remote: true,
    read: async (key) => {
      const found = await explained(client.send(new GetObjectCommand(at(key))).catch(missing('NoSuchKey')))
      return found?.Body?.transformToByteArray()
    },
    create: async (key, bytes) => {
      await (proof ??= prove())
      return createUnchecked(key, bytes)
    },
    replace: async (key, bytes) => void (await explained(put(key, bytes, {}))),
    list: async (start) => {
      const keys: string[] = []
      let token: string | undefined
      do {
        const command = new ListObjectsV2Command({
          Bucket: bucket,
          Prefix: prefix + start,
          ...(token && { ContinuationToken: token }),
        })
        const page = await explained(client.send(command))
        // The client parses a proxy's HTML page as an empty listing, so the store would seem empty.
        if (page.Name === undefined)
          throw new Error(`what answers for s3://${bucket} is no S3 server: look at COMPANION_S3_ENDPOINT`)
        for (const { Key } of page.Contents ?? []) if (Key) keys.push(Key.slice(prefix.length))
        token = page.IsTruncated ? page.NextContinuationToken : undefined
      } while (token)
      return keys.toSorted()
    },
    writtenAt: async (key) =>
      (await explained(client.send(new HeadObjectCommand(at(key))).catch(missing('NotFound'))))?.LastModified,
    remove: async (key) => void (await explained(client.send(new DeleteObjectCommand(at(key))))),
    servedAt: serverClock(client),
  }
}
