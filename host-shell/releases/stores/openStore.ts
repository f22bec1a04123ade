import { resolve } from 'node:path'
import { folderStore, type Store } from './store.ts'

/** Opens `s3://bucket/prefix` or a folder; loads the AWS client only for a bucket. */
export async function openStore(address: string, env: NodeJS.ProcessEnv): Promise<Store> {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(address) ?? []
  if (!bucket) return folderStore(resolve(address))
  const { s3Client, s3Store } = await import('./s3.ts')
  return s3Store(await s3Client(env), bucket, prefix && !prefix.endsWith('/') ? `${prefix}/` : prefix)
}
