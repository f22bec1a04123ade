import { join } from 'node:path'
import { API } from 'typescript/unstable/sync'
import { paths } from '../../../host-shell/build/paths.ts'

/** Returns the workspace's compiler options, except that an excerpt can contain an unused variable. */
const config = (files: readonly string[]) =>
  JSON.stringify({
    extends: './tsconfig.json',
    compilerOptions: { noUnusedLocals: false },
    include: [],
    files,
  })

/**
 * Checks programs with the workspace's compiler options, all in one pass. To the compiler they're files of
 * the repository, although no file is written.
 * @param programs path from the root → text
 * @returns one line per error: path, message
 */
export function typeErrors(programs: Readonly<Record<string, string>>): string[] {
  const configFile = join(paths.root, 'readmes.tsconfig.json')
  const files = new Map([
    [configFile, config(Object.keys(programs))],
    ...Object.entries(programs).map(([path, text]) => [join(paths.root, path), text] as const),
  ])
  const compiler = new API({
    cwd: paths.root,
    fs: { readFile: (file) => files.get(file), fileExists: (file) => files.has(file) || undefined },
  })
  try {
    const project = compiler.updateSnapshot({ openProjects: [configFile] }).getProject(configFile)
    if (!project) throw new Error('the compiler did not open the documents’ programs')
    return Object.keys(programs).flatMap((path) => {
      const file = join(paths.root, path)
      if (!project.program.getSourceFile(file)) return [`${path}: not compiled`]
      return [
        ...project.program.getSyntacticDiagnostics(file),
        ...project.program.getSemanticDiagnostics(file),
      ].map(({ text }) => `${path}: ${text}`)
    })
  } finally {
    compiler.close()
  }
}
