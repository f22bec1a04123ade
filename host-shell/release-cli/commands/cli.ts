import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { committedAt, readBuildFacts } from '@companion/build/buildFacts'
import { paths } from '@companion/build/paths'
import { draftsOf } from '@companion/build/translations'
import { shellName } from '@companion/release-protocol/shellRelease'
import { shortRefOf } from '@companion/releases/edits/compose'
import { didYouMean } from '@companion/releases/edits/usageError'
import type { Progress } from '@companion/releases/published'
import { shownInLine, shownText } from '@companion/releases/edits/shownText'
import { openStore } from '@companion/releases/stores/openStore'
import { createContext } from './context.ts'
import { helpOf, readSettings } from './program.ts'
import { verbs } from './verbs.ts'

/**
 * Prints progress on a terminal only, as a single line that each step overwrites. In files and CI logs every
 * step would stay as a line.
 */
const progressOn = (out: NodeJS.WriteStream): Progress => ({
  step: (text) => void (out.isTTY && out.write(`\r\u001b[2K  ${shownInLine(text)}`)),
  done: () => void (out.isTTY && out.write('\r\u001b[2K')),
})

const help = (): string =>
  [
    'npm run release -- <verb> …',
    '',
    ...Object.entries(verbs).map(([name, { does }]) => `  ${name.padEnd(10)} ${does}`),
    '',
    'With every verb: --store <folder or s3://bucket/prefix>  --keys <folder>  --channel <name>',
    'Also from the environment: COMPANION_RELEASE_STORE, _KEYS, _CHANNEL, _BY, COMPANION_MAP_STORE, _HEALTH_SOURCE, _HEALTH_TOKEN;',
    'for a bucket the AWS_* variables',
    'and COMPANION_S3_ENDPOINT. A verb with --help says how it is written.',
  ].join('\n')

function unknownVerb(verb: string): string {
  const meant = didYouMean(verb, Object.keys(verbs))
  return `there is no verb "${verb}"${meant ? `: did you mean ${meant}?` : ''}\n\n${help()}`
}

async function main(): Promise<void> {
  const settings = readSettings(process.argv.slice(2), process.env)
  const asked = settings.verb === 'help' ? settings.words[0] : settings.verb
  if (!asked) return console.log(help())
  const verb = Object.hasOwn(verbs, asked) ? verbs[asked] : undefined
  if (!verb) throw new Error(unknownVerb(asked))
  if (settings.verb === 'help' || settings.has('help')) return console.log(helpOf(asked))

  const store = await openStore(verb.storeless ? paths.site : settings.storeAddress, process.env)
  await verb.run(
    createContext(settings, {
      store,
      maps: () => openStore(settings.mapsAddress, process.env),
      now: () => new Date(),
      committedAt,
      wait: (ms) => setTimeout(ms),
      get: fetch,
      input: () => text(process.stdin),
      print: (...lines) => lines.forEach((line) => console.log(line)),
      progress: progressOn(process.stderr),
      buildDir: paths.build,
      draftsOf: (remote) =>
        [remote === shellName ? 'host-shell/shell' : `remotes/${remote}`, 'shared/kit'].flatMap((folder) =>
          draftsOf(join(paths.root, folder)).map((text) => `${folder}/${text}`),
        ),
      factsOf: ({ release, folder }) => readBuildFacts(release.remote, shortRefOf(release), folder),
      build: async (remote) => {
        const { buildRemote, buildShell } = await import('@companion/build/builds')
        return (await (remote === shellName ? buildShell() : buildRemote(remote))).dir
      },
    }),
  )
}

// A reader such as `| head` can close the pipe early. Without this handler the error would end the command
// halfway, and a change would stay incomplete.
process.stdout.on('error', (failure: NodeJS.ErrnoException) => {
  if (failure.code !== 'EPIPE') throw failure
})

main().catch((failure: unknown) => {
  console.error(shownText(failure instanceof Error ? failure.message : String(failure)))
  process.exitCode = 1
})
