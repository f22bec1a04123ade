import { expect, test } from 'vitest'
import { pathPatterns, writtenAsFile } from '../../../host-shell/deploy/pathPatterns.ts'
import { mutablePaths } from '../../../host-shell/releases/model/fileHeaders.ts'
import { read, sourceFiles } from '../sources.ts'
import { patternsIn } from './patternsIn.ts'
import { slownessOf } from './slowness.ts'

// A backtracking engine takes as long as there are ways to read a text: one link froze the page before its first paint.
// So each pattern takes time in proportion to its text, or the text is known to be short or our own.

/** What reads the sources, what the build has made of them, or what a test has written. */
const readsOwn =
  /^(test\/|host-shell\/(build|prerender)\/|bridge-contract\/(generate|proof)\/)|\.(test|spec)\.tsx?$/
/** Of these, what reads what a translator has sent. */
const readsForeign = /^test\/texts\/(xliff|inline)\.ts$/

const files = sourceFiles(/\.(ts|tsx)$/).filter(
  (file) => readsForeign.test(file) || (!readsOwn.test(file) && !file.endsWith('.d.ts')),
)

/** Files with patterns whose time grows faster than their texts: why no text can be long, or is anybody else's. */
const short: Readonly<Record<string, string>> = {
  'host-shell/boot/prerenderedScript.ts': 'an attribute of the document, which the build has written',
  'host-shell/deploy/scriptSizes.ts': 'names of sources in our own source maps',
  'host-shell/releases/model/version.ts': 'ranges of signed documents and of manifests',
  'host-shell/releases/page/health/deviceFacts.ts': '1000 characters of the user agent',
  'host-shell/releases/page/live/classifyFailure.ts': '2000 characters of an error',
  'host-shell/releases/publish/doctor/page.ts': 'a document of the operator’s own host',
  'host-shell/releases/publish/garbageCollect.ts': 'documents of the operator’s own site folder',
  'host-shell/releases/publish/stores/openStore.ts': 'what the operator writes',
  'host-shell/releases/publish/stores/s3Errors.ts': 'an error’s code of the client library',
  'remotes/account/screens/AccountValue.tsx': 'an email of 254 characters at most',
  'remotes/pay/model/money.ts': 'an amount that Intl has written',
  'shared/http/base.ts': 'what the build is told',
  'shared/platform/json.ts': 'what JSON.parse has read before: each text in it ends',
  'test/texts/inline.ts': 'a text of the interface',
  'test/texts/xliff.ts': 'what looks behind ends at the tag before',
}

/** Patterns that are put together at run time, by the file that does so: what they are then, or why that is harmless. */
const made: Readonly<Record<string, readonly string[] | string>> = {
  'bridge-contract/native/react-native/shape.ts':
    'patterns of the contract, which are looked at where they stand',
  'bridge-contract/schema/check.ts': 'patterns of the contract, which are looked at where they stand',
  'host-shell/deploy/compressFiles.ts': [pathPatterns.script],
  'host-shell/deploy/findDocument.ts': 'Accept-Language as hosts read it, in the developer’s server',
  // Besides, `takesDifference`, for which all headers together are 16 kB.
  'host-shell/dev/serveFiles.ts': [pathPatterns.script],
  'host-shell/dev/requestTarget.ts': [writtenAsFile, pathPatterns.files, pathPatterns.fileLike],
  'host-shell/releases/model/fileHeaders.ts': [`^(${mutablePaths.join('|').replaceAll('*', '.*')})$`],
  'host-shell/serviceWorker/stored.ts': [`${pathPatterns.files}|[^\\w/-]`],
  'remotes/guidance/model/phone/markers.ts': '1000 characters of the user agent',
  'shared/forms/nickname.ts': ['((?:\\p{Mn}|\\p{Me}){3})(?:\\p{Mn}|\\p{Me})+'],
  'shared/forms/oneTimeCode.ts': ['^\\d{6}$'],
}

const all = files.map((file) => ({ file, ...patternsIn(read(file), file) }))

test('each pattern takes time in proportion to its text, or its text is short or our own', () => {
  const slow = new Set<string>()
  const wrong: string[] = []
  let count = 0
  for (const { file, fixed } of all)
    for (const { source, flags } of fixed) {
      count++
      const found = slownessOf(source, flags)
      if (!found) continue
      slow.add(file)
      if (found.growth === 'exponential' || !short[file])
        wrong.push(`${file}: /${source}/${flags} is ${found.growth} in ${JSON.stringify(found)}`)
    }
  expect(wrong).toEqual([])
  expect(Object.keys(short).filter((file) => !slow.has(file))).toEqual([])
  expect(count).toBeGreaterThan(300)
})

test('each pattern that is put together at run time is named here, and is as quick', () => {
  const found = all.filter(({ made: some }) => some.length > 0).map(({ file }) => file)
  expect(found.toSorted()).toEqual(Object.keys(made).toSorted())
  const known = Object.values(made).flatMap((sources) => (typeof sources === 'string' ? [] : sources))
  expect(known.filter((source) => slownessOf(source, 'u'))).toEqual([])
})
