import { execFileSync, spawn } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { paths } from '../../host-shell/build/paths.ts'

/**
 * A static host that `.ci/run` installs from Debian, with the command that starts it with a build's
 * configuration.
 */
interface StaticHost {
  readonly name: string
  readonly packages: readonly string[]
  /** Files that must exist to test it. */
  readonly files: readonly string[]
  readonly command: (site: string) => readonly [string, ...string[]]
}

const dockerfile = () => readFileSync(join(paths.root, 'host-shell/build/deploy/Dockerfile'), 'utf8')

/** Returns the container's nginx command, as words. */
const containerCommand = () => JSON.parse(/^CMD (.*)$/m.exec(dockerfile())?.[1] ?? '[]') as string[]

/** Returns the container's Debian packages. */
const containerPackages = () =>
  /no-install-recommends ([^\\]+)/.exec(dockerfile())?.[1]?.trim().split(' ') ?? []

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const openssl = '/usr/bin/openssl'

export const nginx: StaticHost = {
  name: 'nginx',
  packages: [...containerPackages(), 'openssl'],
  files: ['/usr/sbin/nginx', brotliModule, openssl],
  command: (site) => {
    const [program = 'nginx', ...args] = containerCommand().map((part) =>
      part
        .replace('/srv/companion/', `${site}/`)
        // As root, the workers must be root too. Otherwise they couldn't read a folder that root owns.
        .replace('daemon off;', process.getuid?.() === 0 ? 'daemon off; user root;' : '$&'),
    )
    return [program, ...args]
  },
}

export const caddy: StaticHost = {
  name: 'Caddy',
  packages: ['caddy', 'openssl'],
  files: ['/usr/bin/caddy', openssl],
  command: () => ['/usr/bin/caddy', 'run', '--config', 'hosting/Caddyfile', '--adapter', 'caddyfile'],
}

/** Returns the reason why a host can't be tested here. Undefined if it can. */
export const missingFor = ({ files, packages }: StaticHost): string | undefined =>
  files.every((file) => existsSync(file)) ? undefined : `wants ${packages.join(' ')}`

/**
 * A certificate of the test's own, and the fingerprint with which a browser accepts only this certificate.
 */
export interface Certificate {
  readonly file: string
  readonly key: string
  readonly fingerprint: string
}

/** Creates a certificate for host names, in a folder. */
export function makeCertificate(folder: string, hosts: readonly string[]): Certificate {
  const [file, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const names = hosts.map((host) => `DNS:${host}`).join(',')
  const made = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '90',
  ]
  execFileSync(
    openssl,
    [...made, '-subj', `/CN=${hosts[0]}`, '-addext', `subjectAltName=${names}`, '-out', file, '-keyout', key],
    { stdio: 'ignore' },
  )
  const { publicKey } = new X509Certificate(readFileSync(file))
  const bytes = publicKey.export({ type: 'spki', format: 'der' })
  return { file, key, fingerprint: createHash('sha256').update(bytes).digest('base64') }
}

/** Resolves with an unused loopback port. */
export const freePort = (): Promise<number> =>
  new Promise((done, failed) => {
    const server = createServer()
    server.once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => done(port))
    })
  })

const accepts = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => done(true))
    socket.once('error', () => done(false)).once('connect', () => socket.destroy())
  })

/**
 * Starts a host with the configuration in a site folder and waits until it listens. Rejects with its output
 * if it doesn't.
 */
export async function startHost(host: StaticHost, site: string, port: number): Promise<() => Promise<void>> {
  const [program, ...args] = host.command(site)
  const child = spawn(program, args, { cwd: site, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  child.stdout.on('data', (bytes) => (said += String(bytes)))
  child.stderr.on('data', (bytes) => (said += String(bytes)))
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`${host.name} has ended: ${said}`)
    await wait(50)
  }
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}
