import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { installedAt } from './installed.ts'
import { reactNativeFaults } from './reactNativeFaults.ts'

const installed = installedAt('react-native/package.json') ?? ''
const missing = installed ? '' : ': `npm ci --prefix bridge-contract/proof/compilers` installs them'
const packages = join(installed, '../..')

/** Reads the dependencies of a package. */
const dependenciesOf = (file: string) =>
  (
    JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as {
      readonly dependencies: { readonly [name: string]: string }
    }
  ).dependencies

describe.skipIf(!installed)(`the types of React Native and its packages${missing}`, () => {
  test('fit the generated code and the sample', () => {
    expect(reactNativeFaults(packages)).toBe('')
  })

  test('show a wrong property and a wrong value', () => {
    const lines = [
      "import { WebView } from 'react-native-webview'",
      "import { AccessibilityInfo } from 'react-native'",
      'export const page = <WebView source={{ uri: 1 }} />',
      'export const bold: string = AccessibilityInfo.isBoldTextEnabled()',
    ]
    const faults = reactNativeFaults(packages, { 'Wrong.tsx': lines.join('\n') })
    expect(faults).toMatch(/Wrong\.tsx\(3,\d+\)/)
    expect(faults).toMatch(/Wrong\.tsx\(4,\d+\).*Promise<boolean>/)
  })

  test('are of the versions that the sample uses, except for the packages of Expo', () => {
    const sample = dependenciesOf('../../samples/react-native/package.json')
    const checked = dependenciesOf('package.json')
    for (const name of ['react-native', 'react-native-safe-area-context', 'react-native-webview'])
      expect(checked[name], name).toBe(sample[name])
  })
})
