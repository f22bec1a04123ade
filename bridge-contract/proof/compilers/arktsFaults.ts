import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

interface Diagnostic {
  readonly file?: { readonly fileName: string }
  readonly start?: number
  readonly messageText: unknown
}

interface SourceFile {
  version?: string
  readonly fileName: string
  getLineAndCharacterOfPosition(at: number): { readonly line: number }
}

interface CompilerHost {
  getSourceFile(name: string, ...rest: unknown[]): SourceFile | undefined
  resolveModuleNames?(names: readonly string[], from: string): unknown[]
}

interface Builder {
  getSourceFile(name: string): SourceFile
  getSyntacticDiagnostics(file: SourceFile): readonly Diagnostic[]
  getSemanticDiagnostics(file: SourceFile): readonly Diagnostic[]
}

/** The parts in use of OpenHarmony's TypeScript, which supports ArkTS and includes its lint rules. */
interface OhosTypeScript {
  readonly ScriptTarget: { readonly ES2021: number }
  readonly ScriptKind: { readonly ETS: number }
  createCompilerHost(options: object): CompilerHost
  createSourceFile(name: string, text: string, ...rest: unknown[]): SourceFile
  createIncrementalProgramForArkTs(given: object): Builder
  flattenDiagnosticMessageText(text: unknown, line: string): string
  readonly ArkTSLinter_1_1: {
    runArkTSLinter(
      builder: Builder,
      file: SourceFile,
      info: undefined,
      version: string,
    ): readonly Diagnostic[]
  }
}

/**
 * Compiler settings that make a struct's `build` a component tree. Normally the system's SDK provides the
 * list of components, but it isn't available here.
 */
const ets = {
  render: { method: ['build'], decorator: 'Builder' },
  components: ['Button', 'Column', 'Text', 'Web'],
  libs: [],
  extend: { decorator: ['Extend'], components: [] },
  styles: {
    decorator: 'Styles',
    component: { name: 'Common', type: 'T', instance: 'I' },
    property: 'stateStyles',
  },
  customComponent: 'CustomComponent',
  propertyDecorators: [],
  emitDecorators: [],
  syntaxComponents: { paramsUICallback: [], attrUICallback: [] },
}

/**
 * Returns the errors of the ArkTS compiler and its lint rules for these files. With `syntax`, returns only
 * syntax errors. `bridge` is the folder of the package `@companion/bridge`. The system's SDKs aren't available
 * here, so imports from them have no type.
 */
export function arktsFaults(
  compiler: string,
  files: readonly string[],
  { syntax: isSyntax = false, bridge = '' } = {},
): string[] {
  const ts = createRequire(import.meta.url)(compiler) as OhosTypeScript
  const all = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2021,
    lib: ['lib.es2021.d.ts'],
    ets,
  }
  const host = ts.createCompilerHost(all)
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (name, ...rest) => {
    const file = name.endsWith('.ets')
      ? ts.createSourceFile(name, readFileSync(name, 'utf8'), all.target, true, ts.ScriptKind.ETS, all)
      : read(name, ...rest)
    // The ArkTS program is incremental, so it needs a version for each file.
    if (file) file.version = '1'
    return file
  }
  host.resolveModuleNames = (names, from) =>
    names.map((name) => {
      if (name === '@companion/bridge')
        return { resolvedFileName: join(bridge, 'Index.ets'), extension: '.ets' }
      const resolvedFileName = join(from, '..', `${name}.ets`)
      return name.startsWith('.') ? { resolvedFileName, extension: '.ets' } : undefined
    })
  const builder = ts.createIncrementalProgramForArkTs({ rootNames: files, options: all, host })
  return files.flatMap((name) => {
    const file = builder.getSourceFile(name)
    const found = [
      ...builder.getSyntacticDiagnostics(file),
      ...(isSyntax ? [] : builder.getSemanticDiagnostics(file)),
      ...(isSyntax ? [] : ts.ArkTSLinter_1_1.runArkTSLinter(builder, file, undefined, 'ArkTS_1_1')),
    ]
    return found.map(({ start = 0, messageText }) => {
      const { line } = file.getLineAndCharacterOfPosition(start)
      return `${name}:${line + 1} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
    })
  })
}
