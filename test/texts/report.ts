import { parseArgs } from 'node:util'
import { UsageError } from '../../host-shell/releases/edits/usageError.ts'
import { exchange } from './exchange.ts'
import { languages } from './catalogues.ts'
import { draftVerbs, runDraftVerb } from './draftVerbs.ts'
import type { Rule } from './faults.ts'
import { changedTexts, checkTexts } from './translations.ts'

const rules: readonly Rule[] = [
  'message',
  'holes',
  'plural',
  'english',
  'forbidden',
  'script',
  'foreign',
  'long',
]

/**
 * Runs a command and exits. If the command throws or a file is missing, prints the reason and exits with 1.
 */
async function runCommand(run: () => void | Promise<void>): Promise<never> {
  try {
    await run()
  } catch (failure) {
    const { code = '', message } = failure as NodeJS.ErrnoException
    if (!(failure instanceof UsageError) && code !== 'ENOENT' && !code.startsWith('ERR_PARSE_ARGS'))
      throw failure
    console.error(`${message}\nNothing has been changed.`)
    process.exit(1)
  }
  process.exit()
}

const { positionals } = parseArgs({ allowPositionals: true, strict: false })
if (draftVerbs.some((verb) => verb === positionals[0]))
  await runCommand(() => runDraftVerb(process.argv.slice(2)))
if (/^(?:export|import)$/.test(positionals[0] ?? '')) await runCommand(() => exchange(positionals))
const unknown = positionals.filter((lang) => !languages.includes(lang))
if (unknown.length > 0) {
  console.error(`There is no glossary for ${unknown.join(', ')}. There are: ${languages.join(' ')}`)
  process.exit(1)
}

const rows = (positionals.length > 0 ? positionals : languages).map((lang) => {
  const { texts, missing, surplus, drafts, faults: found } = checkTexts(lang)
  if (positionals.length > 0) {
    for (const way of missing) console.log(`missing    ${way}`)
    for (const way of surplus) console.log(`unknown    ${way}`)
    for (const way of drafts) console.log(`draft      ${way}`)
    for (const { text, rule, says } of found)
      console.log(`${rule.padEnd(10)} ${text.file} ${text.key}: ${says}`)
  }
  const counts = rules.map((rule) => [rule, found.filter((fault) => fault.rule === rule).length])
  return {
    language: lang,
    texts: texts.length,
    missing: missing.length,
    drafts: drafts.length,
    ...Object.fromEntries(counts),
  }
})
console.table(Object.fromEntries(rows.map(({ language, ...row }) => [language, row])))
const changed = changedTexts()
for (const text of changed) console.log(`changed    ${text}`)
if (changed.length > 0)
  console.log(
    'The English of these texts is not what their translations follow. `npm run texts -- draft` has them translated again, `npm run texts -- confirm` says that they are right as they are; both take <remote> [key …] [--lang de].',
  )
