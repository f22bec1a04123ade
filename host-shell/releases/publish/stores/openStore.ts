import { resolve } from 'node:path'
import { folderStore } from './folder.ts'
import type { Store } from './store.ts'

/** Opens `s3://bucket/prefix`, or a folder; the AWS client is loaded only for a bucket. */
export async function openStore(address: string, env: NodeJS.ProcessEnv): Promise<Store> {
  const bucket = /^s3:\/\/([^/]+)\/?(.*)$/.exec(address)
  if (!bucket) return folderStore(resolve(address))
  const { s3Store: bucketStore, s3Client: clientFrom } = await import('./s3.ts')
  const prefix = bucket[2] ?? ''
  return bucketStore(
    await clientFrom(env),
    bucket[1]!,
    prefix && !prefix.endsWith('/') ? `${prefix}/` : prefix,
  )
}
