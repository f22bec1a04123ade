import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { read } from '../sources.ts'
import { typeErrors } from './checkTypes.ts'
import { isCommand, lineFaults, spanFaults } from './commands.ts'
import { blocksIn, documents, spansIn } from './documents.ts'
import { chartFaults } from './mermaid.ts'
import { sampleLanguages, strangersIn } from './samples.ts'

/** Languages whose blocks aren't checked → the reason. */
const unchecked: Readonly<Record<string, string>> = {
  text: 'an address with placeholders, or a drawing: nothing reads it',
}

const blocks = documents.flatMap((document) =>
  blocksIn(read(document)).map((block) => ({ ...block, document, place: `${document}:${block.line}` })),
)
const isProgram = ({ language, text }: (typeof blocks)[number]): boolean =>
  /^tsx?$/.test(language) && /^import /m.test(text)
const programPath = ({ document, language, line }: (typeof blocks)[number]): string =>
  `${document}.${line}.${language}`

const parsed = (text: string): string[] => {
  try {
    return parse(text) === null ? ['empty'] : []
  } catch (failure) {
    return [String(failure)]
  }
}

/** Returns the faults in a block that isn't a TypeScript program. */
const faultsOf = ({ language, text }: Pick<(typeof blocks)[number], 'language' | 'text'>): string[] => {
  if (language === 'sh') return text.split('\n').flatMap(lineFaults)
  if (language === 'mermaid') return chartFaults(text)
  if (language === 'json' || language === 'yaml') return parsed(text)
  if (sampleLanguages.includes(language)) return strangersIn(text, language)
  return language in unchecked ? [] : [`nothing checks the language "${language}"`]
}

test('blocks of documents are commands, charts and data without a fault, or parts of the samples', () => {
  const faults = blocks
    .filter((block) => !isProgram(block))
    .flatMap((block) => faultsOf(block).map((fault) => `${block.place}: ${fault}`))
  expect(blocks.length).toBeGreaterThan(15)
  expect(faults).toEqual([])
})

test('blocks that import are programs, and the compiler has nothing against them', () => {
  const programs = blocks.filter(isProgram).map((block) => [programPath(block), block.text] as const)
  expect(programs.length).toBeGreaterThan(0)
  expect(typeErrors(Object.fromEntries(programs))).toEqual([])
})

test('commands in inline code are there, with the flags that they have', () => {
  const spans = documents.flatMap((document) =>
    spansIn(read(document))
      .filter(isCommand)
      .flatMap((span) => spanFaults(span).map((fault) => `${document}: ${span}: ${fault}`)),
  )
  expect(spans).toEqual([])
  const broken = ['npm run biuld', 'rollback weather --too 1', '--to-nobody', 'COMPANION_GONE=1']
  for (const span of broken) expect(isCommand(span) ? spanFaults(span) : [], span).not.toEqual([])
})

test.each([
  ['', 'npm start'],
  ['rust', 'fn main() {}'],
  ['sh', 'npm run relase -- status'],
  ['sh', 'npm run release -- promte weather@1.0.0-abcd'],
  ['sh', 'npm run release -- promote weather@1.0.0-abcd --percent 10'],
  ['sh', 'npm run release -- settings --tools nobody'],
  ['sh', 'npm run build -- --chanel beta'],
  ['sh', 'npm run bench -- --onyl words'],
  ['sh', 'npm run look -- --updates'],
  ['sh', 'npm run look --update'],
  ['sh', 'npm run unit -- remotes/gone'],
  ['sh', 'npx webpack --config-name gone'],
  ['sh', 'npx vitest run --config test/vitest.config.ts --project gone'],
  ['sh', 'npx unheard-of'],
  ['sh', 'cd remotes/gone && npx webpack'],
  ['sh', 'COMPANION_GONE=1 npm start'],
  ['sh', 'make'],
  ['mermaid', 'flowchart LR\n  a -->|"open| b'],
  ['mermaid', 'flowchart LR\n  subgraph a\n  b --> c'],
  ['mermaid', 'flowchart LR\n  a --> end'],
  ['mermaid', 'pie\n  a --> b'],
  ['json', '{ "a": 1'],
  ['yaml', 'a: 1\na: 2'],
  ['kotlin', 'override fun adress() = shown'],
  ['kotlin', 'override fun address() = shown\nclass Gone'],
  ['arkts', 'this.web.loadUrl(end)'],
  ['tsx', 'const bridge = new CompanionBridge(host)'],
])('a block in "%s" is refused: %s', (language, text) => {
  expect(faultsOf({ language, text })).not.toEqual([])
})

test('a program is refused that imports or passes what is not there', () => {
  const start =
    "import { getLocation } from '@companion/bridge-contract'\nimport { call } from '@companion/shared/bridge/app'\n"
  const programs = {
    'bridge-contract/README.1.ts': `${start}await call(getLocation, { accuracy: 'coarse' })\n`,
    'bridge-contract/README.2.ts': `${start}await call(getLocation, { accuracy: 'corse' })\n`,
    'bridge-contract/README.3.ts':
      "import { getLocaton } from '@companion/bridge-contract'\nvoid getLocaton\n",
  }
  expect(typeErrors(programs).map((error) => error.split(': ')[0])).toEqual([
    'bridge-contract/README.2.ts',
    'bridge-contract/README.3.ts',
  ])
})

test('blocks are found indented, and in longer fences', () => {
  expect(blocksIn('1. x\n\n   ```sh\n   a\n   ```\n\n````text\n```\n````\n')).toEqual([
    { language: 'sh', text: 'a\n', line: 3 },
    { language: 'text', text: '```\n', line: 7 },
  ])
})
