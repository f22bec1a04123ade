import type { S3Client } from '@aws-sdk/client-s3'

/** The fields of an AWS client's error that show the cause. */
interface S3Failure {
  readonly name?: string
  readonly message?: string
  readonly code?: string
  /** The bucket's actual region, as AWS reports it. */
  readonly Region?: string
  readonly ServerTime?: unknown
  readonly $metadata?: { readonly httpStatusCode?: number }
  readonly $response?: { readonly headers?: Readonly<Record<string, string | undefined>> }
}

/** The context of a failed request. */
interface Asked {
  readonly bucket: string
  /** The server's URL, or `AWS`. */
  readonly server: string
  readonly region: string
  /**
   * The first four characters of the access key's id. The rest isn't printed, because CI logs are widely
   * read.
   */
  readonly key: string
  readonly failure: S3Failure
}

const endpointHint = 'COMPANION_S3_ENDPOINT names the server (https://…); without it, it is AWS'
const keysHint = 'set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment, or AWS_PROFILE'

const serverTimeOf = ({ ServerTime, $response }: S3Failure): number =>
  Date.parse(String(ServerTime ?? $response?.headers?.['date'] ?? ''))

function clockWords({ server, failure }: Asked): string {
  const off = Math.round((Date.now() - serverTimeOf(failure)) / 60_000)
  const by = off ? ` by ${Math.abs(off)} minutes: it is ${off > 0 ? 'fast' : 'slow'}` : ''
  return `the clock of this machine differs from that of ${server}${by}. Set it right; a channel’s dates come from it, too`
}

function regionWords({ bucket, region, server, failure }: Asked): string {
  const { Region, message = '', $response } = failure
  const right =
    Region ?? $response?.headers?.['x-amz-bucket-region'] ?? /expecting '([\w-]+)'/.exec(message)?.[1]
  return `bucket ${bucket} is not in the region ${region} of ${server}: set AWS_REGION${right ? `=${right}` : ' to its region'}`
}

const tokenWords = ({ key }: Asked): string =>
  `the session token of key ${key} is not valid any more: fetch new temporary credentials (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN)`

const networkWords = ({ server, failure }: Asked): string =>
  `${server} cannot be reached (${failure.code ?? failure.name}): ${endpointHint}`

/** The messages by the error's `name`. */
const words: Readonly<Record<string, (asked: Asked) => string>> = {
  CredentialsProviderError: ({ bucket, failure: { message = '' } }) =>
    `there are no credentials for s3://${bucket}: ${keysHint} (${message.split('\n')[0]})`,
  InvalidAccessKeyId: ({ key, server }) =>
    `${server} does not know the access key ${key}: look at AWS_ACCESS_KEY_ID. ${endpointHint}`,
  SignatureDoesNotMatch: ({ key, server }) =>
    `${server} knows the access key ${key}, and the secret does not fit it: look at AWS_SECRET_ACCESS_KEY`,
  InvalidToken: tokenWords,
  ExpiredToken: tokenWords,
  ExpiredTokenException: tokenWords,
  AccessDenied: ({ bucket, key }) =>
    `key ${key} may not do that in bucket ${bucket}: it needs s3:ListBucket on the bucket, and s3:GetObject, s3:PutObject and s3:DeleteObject on what is in it`,
  NoSuchBucket: ({ bucket, server }) =>
    `there is no bucket ${bucket} at ${server}: look at --store, or make the bucket. ${endpointHint}`,
  PermanentRedirect: regionWords,
  AuthorizationHeaderMalformed: regionWords,
  IllegalLocationConstraintException: regionWords,
  RequestTimeTooSkewed: clockWords,
  RequestExpired: clockWords,
  TimeoutError: networkWords,
}

const isNetwork = ({ code = '' }: S3Failure): boolean => /^(E[A-Z]+|.*CERT.*|.*TLS.*)$/.test(code)

/**
 * Turns a bucket's error into a message with a remedy. An unknown error's message contains the server's own.
 */
export async function explainFailure(cause: unknown, client: S3Client, bucket: string): Promise<Error> {
  const failure = cause as S3Failure
  const { config } = client
  const [region, endpoint, credentials] = await Promise.all([
    config.region().catch(() => ''),
    config.endpoint?.().catch(() => undefined),
    config.credentials().catch(() => undefined),
  ])
  const port = endpoint?.port ? `:${endpoint.port}` : ''
  const asked: Asked = {
    bucket,
    region,
    failure,
    server: endpoint ? `${endpoint.protocol}//${endpoint.hostname}${port}` : 'AWS',
    key: credentials ? `${credentials.accessKeyId.slice(0, 4)}…` : '',
  }
  const known = words[failure.name ?? ''] ?? (isNetwork(failure) ? networkWords : undefined)
  if (known) return new Error(known(asked), { cause })
  const { httpStatusCode = 0 } = failure.$metadata ?? {}
  const said = `${failure.name ?? 'Error'}: ${failure.message ?? ''}`.split('\n')[0]
  return new Error(
    `${asked.server} answered for bucket ${bucket}: ${httpStatusCode || ''} ${said}. ${endpointHint}`,
    {
      cause,
    },
  )
}
