import { resolve } from 'node:path'
import { readCsf } from 'storybook/internal/csf-tools'
import { paths } from '../../host-shell/build/paths.ts'
import { sourceFiles } from '../architecture/sources.ts'

/** One story of the gallery, such as `kit--rows` with the name `rows`. */
export interface Story {
  /** The story's id in URLs. */
  readonly id: string
  /** The story's name in baseline screenshots and tests. */
  readonly name: string
}

/** Returns all stories. They're read from their sources, so that nothing needs to be built. */
export async function stories(): Promise<readonly Story[]> {
  const files = sourceFiles(/\.stories\.tsx$/).map((file) =>
    readCsf(resolve(paths.root, file), { makeTitle: (title) => title }),
  )
  return (await Promise.all(files)).flatMap((file) =>
    file.parse().stories.map(({ id, name = '' }) => ({ id, name: name.toLowerCase() })),
  )
}
