import { resolve } from 'node:path'
import { folderStore, type Store } from './store.ts'

/**
 * Opens a store: `s3://bucket/prefix` or a folder. The AWS client is imported for a bucket only, so that
 * other commands start without it.
 */
export async function openStore(address: string, env: NodeJS.ProcessEnv): Promise<Store> {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(address) ?? []
  if (!bucket) return folderStore(resolve(address))
  const { s3Client, s3Store } = await import('./s3.ts')
  return s3Store(await s3Client(env), bucket, prefix && !prefix.endsWith('/') ? `${prefix}/` : prefix)
}
