import { resolve } from 'node:path'
import { paths } from '../../../build/paths.ts'
import { nearest } from '../plans/refused.ts'
import { progressOn } from '../progress.ts'
import { folderStore } from '../stores/folder.ts'
import type { Store } from '../stores/store.ts'
import { readSettings } from './commandLine.ts'
import { createContext } from './context.ts'
import { verbs } from './verbs.ts'

/** Opens `s3://bucket/prefix`, or a folder; the AWS client is loaded only for a bucket. */
async function openStore(address: string, env: NodeJS.ProcessEnv): Promise<Store> {
  const bucket = /^s3:\/\/([^/]+)\/?(.*)$/.exec(address)
  if (!bucket) return folderStore(resolve(address))
  const { s3Store: bucketStore, s3Client: clientFrom } = await import('../stores/s3.ts')
  const prefix = bucket[2] ?? ''
  return bucketStore(
    await clientFrom(env),
    bucket[1]!,
    prefix && !prefix.endsWith('/') ? `${prefix}/` : prefix,
  )
}

const help = (): string =>
  [
    'npm run release -- <verb> …',
    '',
    ...Object.entries(verbs).map(([name, { does }]) => `  ${name.padEnd(9)} ${does}`),
    '',
    'With every verb: --store <folder or s3://bucket/prefix>  --keys <folder>  --channel <name>',
    'Also from the environment: COMPANION_RELEASE_STORE, _KEYS, _CHANNEL, _BY; for a bucket the AWS_* variables',
    'and COMPANION_S3_ENDPOINT. A verb with --help says how it is written.',
  ].join('\n')

function unknownVerb(verb: string): string {
  const meant = nearest(verb, Object.keys(verbs))
  return `there is no verb "${verb}"${meant ? `: did you mean ${meant}?` : ''}\n\n${help()}`
}

async function main(): Promise<void> {
  const settings = readSettings(process.argv.slice(2), process.env)
  const entry = verbs[settings.verb ?? '']
  if (!entry) {
    if (settings.verb && settings.verb !== 'help') throw new Error(unknownVerb(settings.verb))
    return console.log(help())
  }
  const verb = await entry.load()
  if (settings.has('help')) return console.log(verb.usage)

  const store = await openStore(settings.store, process.env)
  await verb.run(
    createContext(settings, {
      store,
      now: () => new Date(),
      print: (line) => console.log(line),
      progress: progressOn(process.stderr),
      buildDir: paths.build,
      build: async (remote) =>
        (await (await import('../../../build/buildPackage.ts')).buildRemote(remote)).dir,
    }),
  )
}

main().catch((failure: unknown) => {
  console.error(failure instanceof Error ? failure.message : failure)
  process.exitCode = 1
})
