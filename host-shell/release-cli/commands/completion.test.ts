import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { completionVerb } from './completion.ts'
import type { CommandContext } from './context.ts'
import { verbs } from './verbs.ts'

/** Writes a shell's completion script to a temporary file. */
async function scriptFor(shell: string): Promise<string> {
  const said: string[] = []
  const print = (...lines: readonly string[]) => void said.push(...lines)
  await completionVerb(() => verbs).run({ words: [shell], print } as unknown as CommandContext)
  const file = join(mkdtempSync(join(tmpdir(), 'completion-')), `release.${shell}`)
  writeFileSync(file, said.join('\n'))
  return file
}

const has = (shell: string) => !spawnSync(shell, ['-c', 'true']).error

/** Returns Bash's completions of the last word. */
const inBash = (file: string, words: readonly string[]): string[] =>
  execFileSync(
    'bash',
    [
      '-c',
      `. "$0"; COMP_WORDS=(release "$@"); COMP_CWORD=$#; _release; printf '%s\\n' "\${COMPREPLY[@]}"`,
      file,
      ...words,
    ],
    { encoding: 'utf8' },
  )
    .split('\n')
    .filter(Boolean)

test.skipIf(!has('bash'))(
  'bash (where it is installed) completes verbs, flags, values, remotes and releases',
  async () => {
    const file = await scriptFor('bash')
    const offers = (...words: string[]) => inBash(file, words)
    expect(offers('pro')).toEqual(['promote'])
    expect(offers('')).toEqual(expect.arrayContaining(Object.keys(verbs)))
    expect(offers('promote', '--br')).toEqual(['--brand'])
    expect(offers('promote', 'x', '--brand', 'lens')).toEqual(['lensmoo'])
    expect(offers('promote', 'x', '--brand', 'sparkpro,lens')).toEqual(['sparkpro,lensmoo'])
    expect(offers('promote', 'wea')).toEqual(['weather@'])
    expect(offers('pause', 'wea')).toEqual(['weather'])
    expect(offers('settings', '--tools', 'te')).toEqual(['testers'])
    expect(offers('--channel', 'beta', 'dif')).toEqual(['diff'])
    expect(offers('--channel', 'pause', 'keys', 'ro')).toEqual(['rotate'])
    expect(offers('rollback', 'weather', '--brand')).toEqual([])
    expect(offers('status', '--js')).toEqual(['--json'])
  },
)

/** Returns the letters that a tab adds to a line in Zsh, which needs a pseudo-terminal for completion. */
const inZsh = (file: string, line: string): string =>
  execFileSync(
    'zsh',
    [
      '-fc',
      `zmodload zsh/zpty; zpty z zsh -f
       zpty -w z "PS1= PS2= TERM=dumb; unsetopt zle_bracketed_paste prompt_cr; autoload -Uz compinit; compinit -D -u; . $1; zstyle ':completion:*' list-colors ''"
       zpty -w z "bindkey '^I' expand-or-complete; show() { print -r -- \\"<\\$BUFFER>\\"; BUFFER=; zle -R }; zle -N show; bindkey '^X' show; print -r -- re\\ady"
       zpty -r z waste '*ready*'
       zpty -n -w z $'\\n'"$2"$'\\t\\x18'
       zpty -r z said '*\\<*\\>*'
       print -r -- "$said"`,
      'zsh',
      file,
      line,
    ],
    { encoding: 'utf8', timeout: 60_000 },
  ).replace(/^[^]*<([^>]*)>[^]*$/, '$1')

test.skipIf(!has('zsh'))(
  'zsh (where it is installed) completes verbs, flags, values, remotes and releases',
  async () => {
    const file = await scriptFor('zsh')
    expect(execFileSync('zsh', ['-n', file], { encoding: 'utf8' })).toBe('')
    expect(inZsh(file, 'release prom')).toBe('release promote ')
    expect(inZsh(file, 'release promote --bra')).toBe('release promote --brand ')
    expect(inZsh(file, 'release promote wea')).toBe('release promote weather@')
    expect(inZsh(file, 'release settings --tools te')).toBe('release settings --tools testers ')
    expect(inZsh(file, 'release --channel pause keys rot')).toBe('release --channel pause keys rotate ')
  },
)

test('another shell is refused', async () => {
  await expect(scriptFor('fish')).rejects.toThrow('There are bash, zsh')
})
