import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshFolder } from '../../../test/release/sampleRelease.ts'
import { folderStore } from '@companion/releases/stores/store'
import { inspectCertificate } from './certificate.ts'
import { inspectServer } from './server.ts'

const openssl = !spawnSync('openssl', ['version']).error

describe.skipIf(!openssl)('a certificate for 40 days (needs openssl)', () => {
  let server: Server
  let site: URL
  const in40 = (days: number) => new Date(Date.now() + days * 86_400_000)
  const at = (days: number) => inspectCertificate(site, in40(days))

  beforeAll(async () => {
    const folder = await freshFolder()
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    const made = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 40 -subj /CN=localhost'
    const names = ['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', cert]
    execFileSync('openssl', [...made.split(' '), ...names], { stdio: 'ignore' })
    server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_, response) =>
      response.end(),
    )
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    site = new URL(`https://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  })
  afterAll(() => server.close())

  test('is remarked 21 days before its end, and wrong 7 days before', async () => {
    expect(await at(0)).toEqual([
      { level: 'fact', text: expect.stringMatching(/in (39|40) days$/) as string },
    ])
    expect(await at(25)).toEqual([
      { level: 'warning', text: expect.stringContaining(': renew it') as string },
    ])
    expect(await at(35)).toEqual([
      { level: 'error', text: expect.stringMatching(/in [45] days: renew it$/) as string },
    ])
    expect(await at(41)).toEqual([
      { level: 'error', text: expect.stringContaining('so no page opens') as string },
    ])
  })

  test('that nobody trusts is told in words, and nothing else is asked', async () => {
    const store = folderStore(await freshFolder())
    const found = await inspectServer(site.href, { store, channel: 'stable', now: in40(0) })
    expect(found.map(({ level }) => level)).toEqual(['fact', 'error'])
    expect(found[1]?.text).toContain('its certificate is from no authority that devices trust')
  })
})
