import { UsageError, requireOneOf } from '@companion/releases/edits/usageError'
import type { Verb } from './context.ts'
import { commonFlags, flagShapes, shapeOf } from './flags.ts'

type Verbs = Readonly<Record<string, Verb>>

const flagsOf = ({ flags = {} }: Verb): string[] => [...Object.keys(flags), ...Object.keys(commonFlags)]

/** Quotes a text as one word of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

const words = (list: readonly string[]): string => quoted(list.join(' '))

const pattern = (names: readonly string[]): string => names.map((name) => `--${name}`).join('|')

/** Returns the flags whose values are completed in the same way. */
function flagsFrom(from: 'files' | 'folders' | 'anything'): string[] {
  return Object.keys(flagShapes).filter((name) => {
    const shape = shapeOf(name)
    return shape.value !== undefined && (shape.from ?? 'anything') === from
  })
}

/** The common flags with a value. The word after such a flag is its value, so it isn't the verb. */
const valued = Object.keys(commonFlags).filter((name) => shapeOf(name).value)

/** Defines `release` as a shell function that runs the npm command, unless a command of that name exists. */
const shortcut = 'command -v release >/dev/null 2>&1 || release() { npm run --silent release -- "$@"; }'

const listed = Object.keys(flagShapes).flatMap((name) => {
  const { from, many = false } = shapeOf(name)
  return Array.isArray(from) ? [{ name, many, values: from as readonly string[] }] : []
})

const bashScript = (verbs: Verbs): string => `# Completion of the release command for bash:
#   npm run --silent release -- completion bash > ~/.release-completion.bash; . ~/.release-completion.bash
${shortcut}
_release_words() { COMPREPLY=($(compgen -W "$1" -- "$2")); }
_release() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD - 1]}" verb='' at starts='' flags=''
  for ((at = 1; at < COMP_CWORD; at++)); do
    case "\${COMP_WORDS[at]}" in
      ${pattern(valued)}) ((at++)) ;;
      -*) ;;
      *) verb="\${COMP_WORDS[at]}"; break ;;
    esac
  done
  COMPREPLY=()
  case "$before" in
${listed
  .map(({ name, many, values }) =>
    many
      ? `    --${name}) local known="\${word%"\${word##*,}"}"; COMPREPLY=($(compgen -P "$known" -W ${words(values)} -- "\${word##*,}")); return ;;`
      : `    --${name}) _release_words ${words(values)} "$word"; return ;;`,
  )
  .join('\n')}
    ${pattern(flagsFrom('folders'))}) COMPREPLY=($(compgen -d -- "$word")); return ;;
    ${pattern(flagsFrom('files'))}) COMPREPLY=($(compgen -f -- "$word")); return ;;
    ${pattern(flagsFrom('anything'))}) return ;;
  esac
  case "$verb" in
    '') _release_words ${words([...Object.keys(verbs), ...Object.keys(commonFlags).map((name) => `--${name}`)])} "$word"; return ;;
${Object.entries(verbs)
  .map(
    ([name, verb]) =>
      `    ${name}) starts=${words(verb.firstWords?.() ?? [])} flags=${words(flagsOf(verb).map((flag) => `--${flag}`))} ;;`,
  )
  .join('\n')}
  esac
  if [[ $word == -* ]]; then _release_words "$flags" "$word"; else _release_words "$starts" "$word"; fi
  # A release's name goes on after the @.
  [[ \${#COMPREPLY[@]} -eq 1 && \${COMPREPLY[0]} == *@ ]] && compopt -o nospace 2>/dev/null
  return 0
}
complete -F _release release`

/** Escapes a text for `_arguments`, where colons and brackets are syntax. */
const spec = (text: string): string => text.replace(/[[\]:\\]/g, '\\$&')

function zshFlag(name: string, means: string): string {
  const { value, many = false, from } = shapeOf(name)
  const action = Array.isArray(from)
    ? many
      ? `_sequence compadd - ${from.join(' ')}`
      : `(${from.join(' ')})`
    : from === 'files'
      ? '_files'
      : from === 'folders'
        ? '_files -/'
        : ' '
  const argument = value ? `:${spec(value)}:${action}` : ''
  return quoted(`${many ? '*' : ''}--${name}[${spec(means)}]${argument}`)
}

function zshVerb([name, { flags = {}, takes, firstWords }]: [string, Verb]): string {
  const all = Object.entries({ ...flags, ...commonFlags }).map(([flag, means]) => zshFlag(flag, means))
  const starts = firstWords?.() ?? []
  const more = starts.some((word) => word.endsWith('@')) ? "-S '' " : ''
  const first = starts.length ? [quoted(`1:${spec(takes ?? '')}:compadd ${more}- ${starts.join(' ')}`)] : []
  return `    ${name}) _arguments ${[...first, "'*:file:_files'", ...all].join(' ')} ;;`
}

const zshScript = (verbs: Verbs): string => `#compdef release
# Completion of the release command for zsh, after compinit:
#   npm run --silent release -- completion zsh > ~/.release-completion.zsh; . ~/.release-completion.zsh
${shortcut}
_release() {
  local -a verbs
  local curcontext="$curcontext" verb=''
  integer at
  verbs=(${Object.entries(verbs)
    .map(([name, { does }]) => quoted(`${name}:${does}`))
    .join(' ')})
  for ((at = 2; at < CURRENT; at++)); do
    case $words[at] in
      ${pattern(valued)}) ((at++)) ;;
      -*) ;;
      *) verb=$words[at]; break ;;
    esac
  done
  if [[ -z $verb ]]; then
    _arguments ${Object.entries(commonFlags)
      .map(([name, means]) => zshFlag(name, means))
      .join(' ')} '1:verb:{ _describe verb verbs }'
    return
  fi
  words=("\${(@)words[at,-1]}")
  ((CURRENT -= at - 1))
  case $verb in
${Object.entries(verbs).map(zshVerb).join('\n')}
  esac
}
compdef _release release`

const scripts = { bash: bashScript, zsh: zshScript } as const

/**
 * Returns the verb that prints a completion script for all verbs. `verbs` is called when the verb runs,
 * because the list of verbs contains this one.
 */
export const completionVerb = (verbs: () => Verbs): Verb => ({
  does: 'prints what a shell needs to complete verbs, flags and values',
  takes: '<bash or zsh>',
  firstWords: () => Object.keys(scripts),
  notes: 'Inside a checkout it also lets you write release for npm run release --.',
  examples: {
    'completion bash > ~/.release-completion.bash': 'then: . ~/.release-completion.bash',
    'completion zsh > ~/.release-completion.zsh': 'then, after compinit: . ~/.release-completion.zsh',
  },
  storeless: true,
  async run({ words: [shell], print }) {
    if (!shell) throw new UsageError('say for which shell: completion bash, or completion zsh')
    const known = requireOneOf(shell, Object.keys(scripts), 'completion for a shell') as keyof typeof scripts
    print(scripts[known](verbs()))
  },
})
