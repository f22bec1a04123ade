import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { readKeyring } from '@companion/releases/keys/keyring'
import { sourceOf } from './judgeRollout.ts'
import type { Verb } from './context.ts'

export const reportVerb: Verb = {
  does: 'writes one HTML file that shows who gets what, the rollouts, the log and what to do next',
  flags: {
    out: 'the file to write; releases.html without it',
    source:
      'where the numbers of how releases do are (COMPANION_HEALTH_SOURCE); without it the page has none',
  },
  notes:
    'Channels, who gets what and why, rollouts, the log, two releases compared, and the commands that fit now. The file needs no server.',
  examples: {
    'report --out releases.html': 'writes it here',
    'report --source prometheus:https://prom.example': 'with the numbers of the last day',
  },
  async run(context) {
    const { store, keysDir, flag, now, print } = context
    const file = resolve(flag('out') ?? 'releases.html')
    const [{ readReport }, { renderReport }] = await Promise.all([
      import('../report/readReport.ts'),
      import('../report/renderReport.tsx'),
    ])
    const health = context.healthSource === undefined ? undefined : sourceOf(context)
    const data = await readReport(store, now(), { keyring: await readKeyring(keysDir), health })
    await writeFile(file, await renderReport(data))
    const channels = data.channels.map(({ document }) => document.channel)
    print(
      `${file}: ${channels.length ? `channels ${channels.join(', ')}` : 'no channel yet'}, ${data.releases.length} releases`,
    )
  },
}
