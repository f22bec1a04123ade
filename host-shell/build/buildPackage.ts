import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { rename, rm, readFile, writeFile } from 'node:fs/promises'
import type { BuildMode } from './webpackConfig.ts'
import { paths } from './paths.ts'
import { currentRelease, type ReleaseId, sourceDigest, versionOf } from './releaseId.ts'
import { sha384 } from './hash.ts'
import type { HashedFile } from './compile.ts'

/**
 * Puts a finished build in its place, `kept` telling whether a good one lies there already: another process that was
 * quicker by a moment built the same from the same sources.
 */
async function moveIntoPlace(draft: string, dir: string, kept: () => boolean): Promise<void> {
  if (!kept()) await rm(dir, { recursive: true, force: true })
  await rename(draft, dir).catch(async (failure: unknown) => {
    if (!kept()) throw failure
    await rm(draft, { recursive: true, force: true })
  })
}

/** A release on disk; `fresh` says whether it had to be made. */
export interface BuiltRelease extends ReleaseId {
  readonly dir: string
  readonly fresh: boolean
}

/** Builds a remote unless this very release lies there already. A broken-off build leaves nothing behind. */
export async function buildRemote(
  remote: string,
  mode: BuildMode = { minimize: true },
): Promise<BuiltRelease> {
  const release = currentRelease(remote, mode.minimize)
  const dir = resolve(paths.build, 'r', remote, release.id)
  const there = () => existsSync(resolve(dir, 'release.json'))
  if (there()) return { ...release, dir, fresh: false }
  const draft = `${dir}.draft-${randomUUID()}`
  // Loaded when there is something to build: the compiler alone takes half a second.
  const { compileRemote } = await import('./compile.ts')
  await compileRemote(release, draft, mode)
  await moveIntoPlace(draft, dir, there)
  return { ...release, dir, fresh: true }
}

/** What the document of a shell release consists of. */
export interface DocumentParts {
  /** The inline script that loads the shell's script; the first in the document. */
  readonly headScript: string
  /** The bridge's chunk, which pages inside an app preload. */
  readonly bridge: HashedFile
  readonly bootScript: string
  readonly styles: string
}

/** A shell on disk: its folder of immutable files, and what its document consists of. */
export interface BuiltShell {
  /** `<version>-<build>`. */
  readonly id: string
  readonly dir: string
  readonly parts: DocumentParts
  readonly fresh: boolean
}

const sources = ['host-shell', 'shared', 'bridge-contract', 'package-lock.json']

/** Where a build of the shell from its sources as they are now would lie. */
export function currentShell(minimize: boolean): Pick<BuiltShell, 'id' | 'dir'> {
  const id = `${versionOf('host-shell')}-${sourceDigest(sources, [String(minimize)])}`
  return { id, dir: resolve(paths.build, 'shell', id) }
}

/** Builds the shell unless this very one lies there already. */
export async function buildShell(mode: BuildMode = { minimize: true }): Promise<BuiltShell> {
  const version = versionOf('host-shell')
  const { id, dir } = currentShell(mode.minimize)
  const about = resolve(dir, 'document.json')
  if (existsSync(about))
    return { id, dir, parts: JSON.parse(await readFile(about, 'utf8')) as DocumentParts, fresh: false }

  const draft = `${dir}.draft-${randomUUID()}`
  // Loaded when there is something to build: the compilers alone take half a second.
  const { buildBootScript, buildHeadScript, compileShell } = await import('./compile.ts')
  const [bootScript] = await Promise.all([buildBootScript(), compileShell(version, draft, mode)])
  const main = await readFile(resolve(draft, 'main.js'))
  const bridge = await readFile(resolve(draft, 'bridge.js'))
  const styles = await readFile(resolve(draft, 'main.css'), 'utf8')
  const parts: DocumentParts = {
    headScript: await buildHeadScript({ url: `/shell/${id}/main.js`, integrity: sha384(main) }),
    bridge: { url: `/shell/${id}/bridge.js`, integrity: sha384(bridge) },
    bootScript,
    styles: styles.replace(/\n?\/\*# sourceMappingURL.*$/s, ''),
  }
  await writeFile(resolve(draft, 'document.json'), JSON.stringify(parts))
  await moveIntoPlace(draft, dir, () => existsSync(about))
  return { id, dir, parts, fresh: true }
}
