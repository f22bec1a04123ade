import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { beforeAll, describe, expect, test } from 'vitest'
import { packageListFile } from '../../host-shell/releases/buildFacts.ts'
import { buildRemote, buildShell } from '../../host-shell/build/builds.ts'
import { licencesFile } from '../../host-shell/build/licences.ts'
import { paths } from '../../host-shell/build/paths.ts'

/** The folders of the built shell and of one remote. */
let folders: readonly string[]
beforeAll(async () => {
  folders = [await buildShell(), await buildRemote('pay')].map(({ dir }) => dir)
})

/** Returns the validation errors from the published CycloneDX 1.6 schema. */
function schemaErrors(list: string): unknown {
  const schemas = join(paths.root, 'node_modules/@cyclonedx/cyclonedx-library/res/schema')
  const schema = (name: string) =>
    JSON.parse(readFileSync(join(schemas, `${name}.SNAPSHOT.schema.json`), 'utf8')) as object
  const parts = ['spdx', 'jsf-0.82'].map(
    (name) => [`http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`, schema(name)] as const,
  )
  const ajv = new Ajv({ strict: false, schemas: Object.fromEntries(parts) })
  addFormats.default(ajv)
  for (const format of ['idn-email', 'iri-reference']) ajv.addFormat(format, true)
  const check = ajv.compile(schema('bom-1.6'))
  return check(JSON.parse(list)) ? [] : check.errors
}

describe('the list of packages', () => {
  const listIn = (folder: string) => readFileSync(join(folder, packageListFile), 'utf8')
  const namesIn = (folder: string) =>
    (JSON.parse(listIn(folder)) as { components: { group?: string; name: string }[] }).components.map(
      ({ group, name }) => (group ? `${group}/${name}` : name),
    )

  test('is CycloneDX as its schema has it, with licences and hashes', () => {
    for (const folder of folders) {
      expect(schemaErrors(listIn(folder))).toEqual([])
      const { components } = JSON.parse(listIn(folder)) as {
        components: { purl?: string; licenses?: unknown; hashes?: { alg: string; content: string }[] }[]
      }
      for (const { purl, licenses, hashes } of components.filter((part) => part.purl)) {
        expect(licenses, purl).toBeTruthy()
        expect(hashes?.[0], purl).toMatchObject({
          alg: 'SHA-512',
          content: expect.stringMatching(/^[0-9a-f]{128}$/),
        })
      }
    }
  })

  test('names what is inside, and not what the page provides', () => {
    const [shell = '', pay = ''] = folders
    expect(namesIn(shell)).toEqual(
      expect.arrayContaining(['react', 'react-dom', 'valtio', '@companion/shared']),
    )
    expect(namesIn(pay)).toContain('@companion/shared')
    expect(namesIn(pay)).not.toContain('react')
    expect(namesIn(pay)).not.toContain('valtio')
  })

  test('has each installed package’s licence beside it, with its text', () => {
    for (const folder of folders) {
      const { components } = JSON.parse(listIn(folder)) as {
        components: { group?: string; name: string; version: string; purl?: string }[]
      }
      const licences = readFileSync(join(folder, licencesFile), 'utf8')
      const installed = components.filter(({ purl }) => purl)
      expect(licences.match(/^Licence: /gm)).toHaveLength(installed.length)
      for (const { group, name, version } of installed)
        expect(licences).toContain(`\n${group ? `${group}/` : ''}${name} ${version}\nLicence: `)
    }
    const [shell = ''] = folders
    const ofReact = readFileSync(join(paths.root, 'node_modules/react/LICENSE'), 'utf8').trim()
    expect(readFileSync(join(shell, licencesFile), 'utf8')).toContain(ofReact)
  })
})
