import { Command, Option } from 'commander'
import { usualHsts } from './headers.ts'

/**
 * A build setting. Its flag has priority over its environment variable, which has priority over its default.
 */
interface Setting {
  /** Placeholder of the setting's value in the help. */
  readonly value: string
  readonly env: string
  readonly usual: string
  readonly does: string
}

/** All settings of `npm run build`. The command line and its help are generated from this table. */
export const settings = {
  out: {
    value: 'folder',
    env: 'COMPANION_OUT',
    usual: '.companion/site',
    does: 'the site folder to write; with a folder as --store that folder',
  },
  api: {
    value: '[brand=]base, …',
    env: 'COMPANION_API_BASE',
    usual: 'by the page’s host',
    does: 'base of the API, for all or for one brand; "/" is the page’s own origin',
  },
  channel: {
    value: 'name',
    env: 'COMPANION_RELEASE_CHANNEL',
    usual: 'stable',
    does: 'the release channel that pages follow',
  },
  origins: {
    value: 'origin, …',
    env: 'COMPANION_ORIGINS',
    usual: 'none',
    does: 'further origins that pages may call and show pictures from, besides their own and the API’s',
  },
  mirrors: {
    value: 'base, …',
    env: 'COMPANION_MIRRORS',
    usual: 'those of the channel',
    does: 'other hosts that release files may come from',
  },
  'health-endpoint': {
    value: 'address',
    env: 'COMPANION_HEALTH_ENDPOINT',
    usual: 'none: pages report to the app alone',
    does: 'where pages report to how releases do: a collector of OpenTelemetry over HTTP, or a path of their origin',
  },
  'health-sample': {
    value: '0–1',
    env: 'COMPANION_HEALTH_SAMPLE',
    usual: '1',
    does: 'the part of the devices that report',
  },
  worker: {
    value: 'on or off',
    env: 'COMPANION_WORKER',
    usual: 'on',
    does: 'off has the service worker of return visits remove itself and what it has stored from every device',
  },
  hsts: {
    value: 'seconds',
    env: 'COMPANION_HSTS',
    usual: String(usualHsts),
    does: 'how long browsers insist on TLS, subdomains included; 0 leaves the header out',
  },
  store: {
    value: 'folder or s3://bucket/prefix',
    env: 'COMPANION_RELEASE_STORE',
    usual: 'none',
    does: 'take the releases published there; without it this checkout’s own are published, with keys of this machine',
  },
  keys: {
    value: 'folder',
    env: 'COMPANION_RELEASE_KEYS',
    usual: 'this machine’s',
    does: 'folder with the root documents that say which keys count; wanted with --store',
  },
  listen: {
    value: '[address:]port',
    env: 'COMPANION_LISTEN',
    usual: '8080',
    does: 'where nginx and Caddy listen in the configurations that are written',
  },
  certificate: {
    value: 'file.pem',
    env: 'COMPANION_CERTIFICATE',
    usual: 'none: plain HTTP behind something that ends TLS',
    does: 'TLS certificate with its chain, for TLS and HTTP/2 by these configurations',
  },
  'certificate-key': {
    value: 'file.pem',
    env: 'COMPANION_CERTIFICATE_KEY',
    usual: 'none',
    does: 'the private key of the certificate',
  },
  brotli: {
    value: 'on or off',
    env: 'COMPANION_BROTLI',
    usual: 'on',
    does: 'off where nginx lacks the module that sends .br files (Debian: libnginx-mod-http-brotli-static)',
  },
} as const satisfies Readonly<Record<string, Setting>>

type SettingName = keyof typeof settings
export const settingNames = Object.keys(settings) as SettingName[]

/** Flag that makes `npm run build` print the sizes of the packages in the shell's script. */
export const sizesFlag = '--sizes'

const joined = (value: string, before?: string): string =>
  before === undefined ? value : `${before},${value}`

/** Returns the command line of a build. Parsing it never prints and never exits the process. */
export function buildCommand(): Command {
  const command = new Command('npm run build --')
    .description('Writes a complete site folder, with the configurations of the hosts that serve it.')
    .usage('[flags]')
    .helpOption('-h, --help', 'this')
    .allowExcessArguments(false)
    .exitOverride()
    .configureOutput({ writeOut: () => {}, writeErr: () => {} })
    .configureHelp({ helpWidth: 110, styleTitle: (title) => title.replace('Options', 'Flags') })
  for (const name of settingNames) {
    const { value, env, usual, does } = settings[name]
    const option = new Option(`--${name} <${value}>`, `${does} (${env}; usually ${usual})`)
    command.addOption(value.endsWith('…') ? option.argParser(joined) : option)
  }
  return command.option(
    sizesFlag,
    'also prints what the shell’s script consists of, by package, and who imports it',
  )
}

/** Returns the output of `npm run build -- --help`. */
export const buildHelp = (): string =>
  `${buildCommand().helpInformation()}
A flag counts before the environment variable that is named with it. Brands and their hosts stand in
shared/kit/brand/brands.ts.`
