import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import {
  CreateBucketCommand,
  PutBucketCorsCommand,
  PutBucketPolicyCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { addressesOf, buckets, clientFor, type S3Server } from './s3Server.ts'
import { freshFolder } from './sampleRelease.ts'

const run = promisify(execFile)

const installed = ['radosgw', 'ceph-mon', 'ceph-osd', 'monmaptool'].every(
  (program) => spawnSync('which', [program]).status === 0,
)

/**
 * Whether Ceph's gateway and its dependencies are installed (Debian: radosgw ceph-mon ceph-osd ceph-common).
 * COMPANION_QUICK skips the gateway, because it takes half a minute.
 */
export const hasRadosgw = installed && !process.env['COMPANION_QUICK']

// Timeout that ends an attempt that is stuck. A successful one takes 12 s, or a minute on a busy machine.
const attemptMs = 120_000
const attempts = 3

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => done(port))
    })
  })

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  // The timeout is long, because a busy machine is slow, not broken.
  const end = Date.now() + attemptMs
  while (Date.now() < end) {
    if (await holds().catch(() => false)) return
    await wait(250)
  }
  throw new Error(`${what} of Ceph did not come up within ${attemptMs / 1000} s`)
}

const configuration = (folder: string, fsid: string, mon: number, gateway: number) => `[global]
fsid = ${fsid}
mon host = [v1:127.0.0.1:${mon}]
mon initial members = a
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
osd crush chooseleaf type = 0
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
mon max pg per osd = 4000
mon data avail crit = 1
osd objectstore = memstore
run dir = ${folder}/run
admin socket = ${folder}/run/$name.asok
log file = ${folder}/$name.log
pid file = ${folder}/run/$name.pid
mon data = ${folder}/mon
osd data = ${folder}/osd
rgw data = ${folder}/rgw
public addr = 127.0.0.1
cluster addr = 127.0.0.1
rgw frontends = beast endpoint=127.0.0.1:${gateway}
rgw run sync thread = false
`

/** Allows pages of any origin to read the buckets, as a host of release files does. */
async function openBuckets(client: S3Client, port: number): ReturnType<S3Server['open']> {
  for (const Bucket of buckets) {
    await client.send(new CreateBucketCommand({ Bucket }))
    const Resource = [`arn:aws:s3:::${Bucket}`, `arn:aws:s3:::${Bucket}/*`]
    // Without the permission to list, the response for a missing file would be 403 instead of 404.
    const Action = ['s3:GetObject', 's3:ListBucket']
    const Statement = [{ Effect: 'Allow', Principal: '*', Action, Resource }]
    const Policy = JSON.stringify({ Version: '2012-10-17', Statement })
    await client.send(new PutBucketPolicyCommand({ Bucket, Policy }))
    const CORSRules = [{ AllowedOrigins: ['*'], AllowedMethods: ['GET'], AllowedHeaders: ['*'] }]
    await client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration: { CORSRules } }))
  }
  return addressesOf(port)
}

/**
 * Starts a complete small Ceph on this machine, in memory: one monitor, one store, one gateway. It takes
 * about 12 s. Occasionally the store never reports to the monitor, even on an idle machine, so everything is
 * restarted.
 */
export async function startRadosgw(): Promise<S3Server> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOnce()
    } catch (failure) {
      if (attempt === attempts) throw failure
    }
  }
}

async function startOnce(): Promise<S3Server> {
  const folder = await freshFolder()
  const [mon, gateway] = [await freePort(), await freePort()]
  const fsid = randomUUID()
  const file = join(folder, 'ceph.conf')
  for (const name of ['mon', 'osd', 'run', 'rgw']) await mkdir(join(folder, name))
  await writeFile(file, configuration(folder, fsid, mon, gateway))
  const children: ChildProcess[] = []
  const stay = (program: string, ...args: string[]) =>
    children.push(spawn(program, ['-c', file, ...args, '-f'], { stdio: 'ignore' }))
  // The monitor rejects commands until it has formed a quorum, here of one.
  const ceph = (...args: string[]) => run('ceph', ['-c', file, ...args], { timeout: 60_000 }).then(() => true)
  const close = async () => {
    for (const child of children.toReversed()) child.kill('SIGKILL')
  }
  try {
    const map = join(folder, 'monmap')
    await run('monmaptool', ['--create', '--fsid', fsid, '--addv', 'a', `[v1:127.0.0.1:${mon}]`, map])
    await run('ceph-mon', ['-c', file, '--mkfs', '-i', 'a', '--monmap', map])
    stay('ceph-mon', '-i', 'a')
    await run('ceph-osd', ['-c', file, '-i', '0', '--mkfs', '--osd-uuid', randomUUID()], {
      timeout: attemptMs,
    })
    const osd = (await readFile(join(folder, 'osd/fsid'), 'utf8')).trim()
    await until('the monitor', () => ceph('osd', 'new', osd))
    stay('ceph-osd', '-i', '0')
    await until('the map', () => ceph('osd', 'crush', 'create-or-move', '0', '1.0', 'host=h', 'root=default'))
    await until('the store', async () =>
      (await run('ceph', ['-c', file, 'osd', 'stat'])).stdout.includes('1 up'),
    )
    stay('radosgw', '-n', 'client.rgw')
    // The gateway creates its own pools first. An earlier admin command would create the same pools, and both
    // would hang.
    await until('the gateway', () => fetch(`http://127.0.0.1:${gateway}/`).then(({ ok }) => ok))
    const user = ['user', 'create', '--uid=t', '--display-name=t', '--access-key=AK', '--secret=SK']
    await run('radosgw-admin', ['-c', file, ...user], { timeout: attemptMs })
    const client = clientFor(gateway, 'AK', 'SK')
    const [bucket] = buckets
    await client.send(new CreateBucketCommand({ Bucket: bucket }))
    return { client, bucket, close, open: () => openBuckets(client, gateway) }
  } catch (failure) {
    await close()
    throw failure
  }
}
