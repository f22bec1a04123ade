import { parseArgs } from 'node:util'
import { exchange } from './exchange.ts'
import { glossaryOf, languages, textsOf } from './catalogues.ts'
import { faultsOf, type Rule } from './faults.ts'

const rules: readonly Rule[] = ['message', 'holes', 'plural', 'english', 'forbidden', 'script', 'long']

const { positionals } = parseArgs({ allowPositionals: true })
if (/^(?:export|import)$/.test(positionals[0] ?? '')) {
  await exchange(positionals)
  process.exit()
}
const unknown = positionals.filter((lang) => !languages.includes(lang))
if (unknown.length > 0) {
  console.error(`There is no glossary for ${unknown.join(', ')}. There are: ${languages.join(' ')}`)
  process.exit(1)
}

const rows = (positionals.length > 0 ? positionals : languages).map((lang) => {
  const { texts, missing, surplus } = textsOf(lang)
  const glossary = glossaryOf(lang)
  const found = texts.flatMap((text) => faultsOf(lang, text, glossary).map((fault) => ({ text, ...fault })))
  if (positionals.length > 0) {
    for (const way of missing) console.log(`missing    ${way}`)
    for (const way of surplus) console.log(`unknown    ${way}`)
    for (const { text, rule, says } of found)
      console.log(`${rule.padEnd(10)} ${text.file} ${text.key}: ${says}`)
  }
  const counts = rules.map((rule) => [rule, found.filter((fault) => fault.rule === rule).length])
  return { language: lang, texts: texts.length, missing: missing.length, ...Object.fromEntries(counts) }
})
console.table(Object.fromEntries(rows.map(({ language, ...row }) => [language, row])))
