import { expect, test } from 'vitest'
import { pathPatterns, writtenAsFile } from '../../../host-shell/build/deploy/pathPatterns.ts'
import { mutablePaths } from '../../../shared/release-protocol/fileHeaders.ts'
import { read, sourceFiles } from '../sources.ts'
import { patternsIn } from './patternsIn.ts'
import { slownessOf } from './slowness.ts'

// A backtracking engine's time can grow with the number of ways to match a text. One link once froze the page
// before its first paint. So each pattern must run in linear time, or its input must be short or the
// project's own.

/** Files whose input is the project's own sources, build output or test data. */
const readsOwn =
  /^(test\/|host-shell\/build\/(?!deploy\/)|bridge-contract\/(generate|proof)\/)|\.(test|spec)\.tsx?$/
/** Exceptions to `readsOwn`: the input of these files comes from translators. */
const readsForeign = /^test\/texts\/(xliff|inline)\.ts$/

const files = sourceFiles(/\.(ts|tsx)$/).filter(
  (file) => readsForeign.test(file) || (!readsOwn.test(file) && !file.endsWith('.d.ts')),
)

/** Files with superlinear patterns → the reason why their input is short or the project's own. */
const short: Readonly<Record<string, string>> = {
  'host-shell/shell/boot/prerenderedScript.ts': 'an attribute of the document, which the build has written',
  'host-shell/build/deploy/scriptSizes.ts': 'names of sources in our own source maps',
  'shared/release-protocol/version.ts': 'ranges of signed documents and of manifests',
  'host-shell/shell/releases/health/deviceFacts.ts': '1000 characters of the user agent',
  'host-shell/shell/releases/live/classifyFailure.ts': '2000 characters of an error',
  'host-shell/release-cli/doctor/page.ts': 'a document of the operator’s own host',
  'host-shell/releases/garbageCollect.ts': 'documents of the operator’s own site folder',
  'host-shell/releases/stores/openStore.ts': 'input of the operator',
  'host-shell/releases/stores/s3Errors.ts': 'an error’s code of the client library',
  'remotes/pay/model/money.ts': 'an amount that Intl has written',
  'shared/kit/http/base.ts': 'an option of the build',
  'shared/kit/platform/json.ts': 'text that JSON.parse has accepted: each string in it ends',
  'test/texts/inline.ts': 'a text of the interface',
  'test/texts/xliff.ts': 'the lookbehind ends at the tag before',
}

/** File → the patterns that it builds at run time, or the reason why they're harmless. */
const made: Readonly<Record<string, readonly string[] | string>> = {
  'bridge-contract/native/react-native/shape.ts':
    'patterns of the contract, which are looked at where they stand',
  'bridge-contract/schema/check.ts': 'patterns of the contract, which are looked at where they stand',
  'host-shell/build/deploy/compressFiles.ts': [pathPatterns.script],
  'host-shell/build/deploy/findDocument.ts': 'Accept-Language as hosts read it, in the developer’s server',
  // `takesDifference` is built here too. Its input is limited, because all headers together have at most 16
  // kB.
  'host-shell/dev/serveFiles.ts': [pathPatterns.script],
  'host-shell/dev/requestTarget.ts': [writtenAsFile, pathPatterns.files, pathPatterns.fileLike],
  'shared/release-protocol/fileHeaders.ts': [`^(${mutablePaths.join('|').replaceAll('*', '.*')})$`],
  'host-shell/shell/serviceWorker/stored.ts': [`${pathPatterns.files}|[^\\w/-]`],
  'remotes/guidance/model/phone/markers.ts': '1000 characters of the user agent',
  'shared/kit/forms/nickname.ts': ['((?:\\p{Mn}|\\p{Me}){3})(?:\\p{Mn}|\\p{Me})+'],
  'shared/kit/forms/oneTimeCode.ts': ['^\\d{6}$'],
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
