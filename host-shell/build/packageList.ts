import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { ComponentType, HashAlgorithm, LifecyclePhase } from '@cyclonedx/cyclonedx-library/Enums'
import {
  Bom,
  Component,
  LicenseExpression,
  NamedLicense,
  SpdxLicense,
} from '@cyclonedx/cyclonedx-library/Models'
import { JSON as Json, JsonSerializer } from '@cyclonedx/cyclonedx-library/Serialize'
import { fixupSpdxId } from '@cyclonedx/cyclonedx-library/SPDX'
import { Spec1dot6 } from '@cyclonedx/cyclonedx-library/Spec'
import type { Compilation, Compiler, Module } from 'webpack'
import { packageListFile } from '@companion/releases/buildFacts'
import { licencesFile, licenceTexts, type ShippedPackage } from './licences.ts'
import { readLockfile, type LockedPackage } from './lockfile.ts'
import { moduleName } from './moduleIds.ts'
import { paths } from './paths.ts'

/** Yields a module and the modules concatenated into it. */
function* withParts(module: Module): Generator<Module> {
  yield module
  if ('modules' in module)
    for (const part of (module as Module & { readonly modules: Iterable<Module> }).modules)
      yield* withParts(part)
}

/** Matches the package folder in a file's path: `node_modules/react` or `shared/kit`. */
const packageFolder =
  /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+|^bridge-contract(?=\/)|^[\w-]+\/[\w-]+(?=\/)/

// Folders with placeholder files that plugins replace with generated code: the federation's entry and
// extracted styles. They aren't packages.
const placeholders = new Set(['node_modules/.federation', 'node_modules/@vanilla-extract/webpack-plugin'])

/** Returns the folders of all packages with a module in a build, sorted. */
function foldersInside({ chunks, chunkGraph }: Compilation): string[] {
  const folders = new Set<string>()
  for (const chunk of chunks)
    for (const module of chunkGraph.getChunkModulesIterable(chunk))
      for (const part of withParts(module)) {
        const file = part.nameForCondition()
        const [folder] = (file && packageFolder.exec(moduleName(file, paths.root))) || []
        if (folder && !placeholders.has(folder)) folders.add(folder)
      }
  return [...folders].toSorted()
}

function licenseOf(text: string): SpdxLicense | LicenseExpression | NamedLicense {
  const id = fixupSpdxId(text)
  if (id) return new SpdxLicense(id)
  return / (OR|AND|WITH) /.test(text) ? new LicenseExpression(text) : new NamedLicense(text)
}

/** Creates a component of the list. Its reference is `<name>@<version>`. */
function component(type: ComponentType, name: string, version: string): Component {
  const [, group, own = name] = /^(@[^/]+)\/(.+)$/.exec(name) ?? []
  return new Component(type, own, { ...(group && { group }), version, bomRef: `${name}@${version}` })
}

/** Creates the component of a package of this project. */
function ownPackage(type: ComponentType, folder: string): Component {
  const { name, version } = JSON.parse(readFileSync(resolve(paths.root, folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
  }
  return component(type, name, version)
}

const installedName = (folder: string): string =>
  folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)

/**
 * Creates the component of an installed package, with the licence and the archive's hash from the lock file.
 */
function installedPackage(folder: string, { version, integrity, license }: LockedPackage): Component {
  const name = installedName(folder)
  const found = component(ComponentType.Library, name, version)
  found.purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const [, digest] = /^sha512-(.+)$/.exec(integrity ?? '') ?? []
  if (digest) found.hashes.set(HashAlgorithm['SHA-512'], Buffer.from(digest, 'base64').toString('hex'))
  if (license) found.licenses.add(licenseOf(license))
  return found
}

/** Contents of the files about the packages in a build. */
interface PackageFiles {
  readonly list: string
  readonly licences: string
}

/**
 * Creates the CycloneDX list for the package in `folder`, which contains the packages in the folders
 * `inside`. Also creates the licence texts of the installed packages. The list has no date and no serial
 * number, so that the same commit gives the same files.
 */
function packageFiles(folder: string, inside: readonly string[]): PackageFiles {
  const bom = new Bom()
  bom.metadata.lifecycles.add(LifecyclePhase.Build)
  const whole = ownPackage(ComponentType.Application, folder)
  bom.metadata.component = whole
  const lookUp = readLockfile()
  const listed = new Set<string>()
  const shipped: ShippedPackage[] = []
  // Remotes contain the shell's replacements for parts of libraries. If the list contained the shell, each
  // new version of it would change the release names of all remotes.
  for (const one of inside.filter((name) => name !== folder && name !== 'host-shell/shell')) {
    const locked = one.includes('node_modules/') ? lookUp(one) : undefined
    const part = locked ? installedPackage(one, locked) : ownPackage(ComponentType.Library, one)
    // A second copy of a package would be a component with the same reference. The library replaces duplicate
    // references with random ones.
    if (listed.has(part.bomRef.value ?? '')) continue
    listed.add(part.bomRef.value ?? '')
    bom.components.add(part)
    whole.dependencies.add(part.bomRef)
    if (locked) shipped.push({ ...locked, name: installedName(one), folder: resolve(paths.root, one) })
  }
  // Not sorted by the library, which uses the machine's locale. The folders are already sorted.
  const serializer = new JsonSerializer(new Json.Normalize.Factory(Spec1dot6))
  return { list: `${serializer.serialize(bom, { space: 1 })}\n`, licences: licenceTexts(shipped) }
}

/**
 * Emits the list of the packages in a build and their licence texts. `folder` is the built package's folder,
 * such as `remotes/pay` or `host-shell/shell`.
 */
export class PackageListPlugin {
  private readonly folder: string
  constructor(folder: string) {
    this.folder = folder
  }
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('PackageList', (compilation) => {
      if (compilation.compiler.isChild()) return
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: 'PackageList', stage }, () => {
        const { list, licences } = packageFiles(this.folder, foldersInside(compilation))
        compilation.emitAsset(packageListFile, new sources.RawSource(list))
        compilation.emitAsset(licencesFile, new sources.RawSource(licences))
      })
    })
  }
}
