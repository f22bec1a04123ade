import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { shellName } from '@companion/release-protocol/shellRelease'
import type { Tools } from '@companion/releases/buildFacts'
import { paths } from './paths.ts'
import { buildTools } from './sharedModules.ts'
import { writeWhole } from './writeWhole.ts'

/** Returns the folder that contains a package's builds. */
export const buildFolder = (remote: string): string =>
  resolve(paths.build, remote === shellName ? shellName : join('r', remote))

/**
 * Returns the record for a digest of build inputs (`inputDigest`). The file contains the name of the build
 * that has these inputs.
 */
export const recordOf = (remote: string, inputs: string): string =>
  resolve(paths.build, 'inputs', remote, inputs)

const toolsFile = (folder: string): string => `${resolve(folder)}.built.json`

/**
 * Reads the versions of the tools that made a build. They're stored beside the build's folder: they differ
 * between machines, but the files of a release mustn't.
 */
export async function readTools(folder: string): Promise<Tools> {
  const text = await readFile(toolsFile(folder), 'utf8').catch(() => '{}')
  return JSON.parse(text) as Tools
}

/** Records a completed build of these inputs, with the versions of its tools. */
export async function recordBuild(remote: string, inputs: string, id: string, folder: string): Promise<void> {
  const [, npm] = /\bnpm\/(\S+)/.exec(process.env['npm_config_user_agent'] ?? '') ?? []
  const tools: Tools = {
    node: process.versions.node,
    ...(npm && { npm }),
    platform: `${process.platform} ${process.arch}`,
    ...buildTools(),
  }
  await writeFile(toolsFile(folder), JSON.stringify(tools))
  await writeWhole(recordOf(remote, inputs), id)
}
