import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { shellName } from '@companion/release-protocol/shellRelease'
import type { Tools } from '@companion/releases/buildFacts'
import { paths } from './paths.ts'
import { buildTools } from './sharedModules.ts'
import { writeWhole } from './writeWhole.ts'

/** The folder of a package's builds. */
export const buildFolder = (remote: string): string =>
  resolve(paths.build, remote === shellName ? shellName : join('r', remote))

/** The file that maps build inputs (`inputDigest`) to a build's name. */
export const recordOf = (remote: string, inputs: string): string =>
  resolve(paths.build, 'inputs', remote, inputs)

const toolsFile = (folder: string): string => `${resolve(folder)}.built.json`

/** The tools that made a built folder. They differ between machines, so no file of the release names them. */
export async function readTools(folder: string): Promise<Tools> {
  const text = await readFile(toolsFile(folder), 'utf8').catch(() => '{}')
  return JSON.parse(text) as Tools
}

/** Records a completed build of these inputs, and its tools. */
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
