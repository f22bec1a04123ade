import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { Language, Parser } from 'web-tree-sitter'

const root = fileURLToPath(new URL('..', import.meta.url))
const grammars = createRequire(import.meta.url).resolve('@repomix/tree-sitter-wasms/package.json')

/** Returns the paths of all generated, hand-written and sample files of a language. */
const filesOf = (ending: string) =>
  ['generated', 'native', 'samples']
    .flatMap((name) => readdirSync(join(root, name), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.endsWith(`.${ending}`))
    .map((entry) => join(entry.parentPath, entry.name))

beforeAll(() => Parser.init())

describe.each([
  ['swift', 'swift', 'func f() { let = 1 }'],
  ['dart', 'dart', 'class A { final = ; }'],
])('%s is parsed, also where no compiler is', (name, ending, wrong) => {
  const parser = async () =>
    new Parser().setLanguage(await Language.load(join(grammars, `../out/tree-sitter-${name}.wasm`)))

  /** Returns the position of the first syntax error, or undefined. */
  const faultOf = (text: string, by: Parser): string | undefined => {
    // Remove conditional directives and availability checks. The scanner keeps their state from file to file, so
    // only the first file would parse.
    const plain = text
      .replaceAll(/^ *#(if|else|endif)\b.*$/gm, '')
      .replaceAll(/#(un)?available\(.*?\)/g, 'true')
    const tree = by.parse(plain)?.rootNode
    const [fault] = tree?.hasError ? tree.descendantsOfType('ERROR') : []
    return tree?.hasError
      ? `line ${(fault?.startPosition.row ?? 0) + 1}: ${fault?.text.slice(0, 80)}`
      : undefined
  }

  test('every file', async () => {
    const by = await parser()
    const files = filesOf(ending)
    expect(files.length).toBeGreaterThan(15)
    for (const file of files)
      expect(faultOf(readFileSync(file, 'utf8'), by), relative(root, file)).toBeUndefined()
  })

  test('what is wrong is seen', async () => {
    expect(faultOf(wrong, await parser())).toMatch(/^line 1/)
  })
})
