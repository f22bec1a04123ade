import { paths } from '../build/paths.ts'
import { deskOf } from './desk.ts'
import { readRing, type KeyRing } from './keys/ring.ts'
import { progressOn } from './progress.ts'
import { readSettings } from './settings.ts'
import { openStore } from './stores/openStore.ts'
import type { World } from './verbs/verb.ts'
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

async function main(): Promise<void> {
  const settings = readSettings(process.argv.slice(2), process.env)
  const entry = verbs[settings.verb ?? '']
  if (!entry) {
    if (settings.verb && settings.verb !== 'help')
      throw new Error(`there is no verb "${settings.verb}"\n\n${help()}`)
    return console.log(help())
  }
  const { verb } = await entry.load()
  if (settings.has('help')) return console.log(verb.usage)

  const store = await openStore(settings.store, process.env)
  const { channel, keysDir, by } = settings
  const now = () => new Date()
  const ring = async (): Promise<KeyRing> => {
    const found = await readRing(keysDir)
    if (found) return found
    throw new Error(
      `there are no keys in ${keysDir}: make some (release keys init), or name them with --keys`,
    )
  }
  const world: World = {
    ...settings,
    store,
    now,
    ring,
    desk: async () => deskOf(await ring(), store, channel, by, now),
    say: (line) => console.log(line),
    progress: progressOn(process.stderr),
    buildDir: paths.build,
    build: async (remote) => (await (await import('../build/buildRemote.ts')).buildRemote(remote)).dir,
  }
  await verb.run(world)
}

main().catch((failure: unknown) => {
  console.error(failure instanceof Error ? failure.message : failure)
  process.exitCode = 1
})
