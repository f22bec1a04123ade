import { paths } from '../../build/paths.ts'
import { nearest } from './oneOfThese.ts'
import { progressOn } from './progress.ts'
import { readSettings } from './settings.ts'
import { openStore } from './stores/openStore.ts'
import { createContext } from './verbs/context.ts'
import { verbs } from './verbs/verbs.ts'

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
  const { verb } = await entry.load()
  if (settings.has('help')) return console.log(verb.usage)

  const store = await openStore(settings.store, process.env)
  await verb.run(
    createContext(settings, {
      store,
      now: () => new Date(),
      print: (line) => console.log(line),
      progress: progressOn(process.stderr),
      buildDir: paths.build,
      build: async (remote) => (await (await import('../../build/buildRemote.ts')).buildRemote(remote)).dir,
    }),
  )
}

main().catch((failure: unknown) => {
  console.error(failure instanceof Error ? failure.message : failure)
  process.exitCode = 1
})
