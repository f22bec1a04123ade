import { readFileSync, writeFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Workshop } from './swiftc.ts'

/** Copies the Swift files of a folder and returns their paths for the compiler. */
export function swiftIn(workshop: Workshop, path: string): string[] {
  const inside = workshop.copy(path)
  const files = readdirSync(join(workshop.folder, path)).filter((name) => name.endsWith('.swift'))
  return files.map((name) => join(inside, name))
}

/**
 * Builds stubs of Apple's modules and returns the flags that find and link them. Throws an error with the
 * compiler's output, even if that's only a warning.
 */
export function appleModules(workshop: Workshop, flags: readonly string[] = []): string[] {
  const stubs = workshop.copy('proof/swift/stubs')
  const { inside } = workshop
  const modules = { UIKit: ['UIKit', 'UIView'], WebKit: ['WebKit', 'WKScriptMessageHandlerWithReply'] }
  for (const [name, files] of Object.entries(modules)) {
    const to = ['-o', join(inside, `lib${name}.a`), '-emit-module-path', join(inside, `${name}.swiftmodule`)]
    const made = [
      '-emit-library',
      '-static',
      '-emit-module',
      '-module-name',
      name,
      '-parse-as-library',
      ...to,
    ]
    const from = files.map((file) => join(stubs, `${file}.swift`))
    const said = workshop.compile([...made, '-swift-version', '6', '-I', inside, ...flags, ...from])
    if (said) throw new Error(said)
  }
  return ['-I', inside, '-L', inside, '-lWebKit', '-lUIKit']
}

/**
 * Changes the compiler version that a file asks for, because only one compiler is available here. The code
 * infers Apple's modules from the compiler's version.
 */
export function askFor(workshop: Workshop, path: string, version: string, other: string): void {
  const isChanged = rewrite(workshop, path, (text) =>
    text.replaceAll(`#if compiler(>=${version})`, `#if compiler(>=${other})`),
  )
  if (!isChanged) throw new Error(`${path} does not ask for the compiler's version`)
}

/** A type, function or extension at a file's top level that has no attribute on the line before. */
const declaration =
  /(?<!@MainActor\n)^(?:(?:public|private|final) )*(?:class|enum|extension|func|protocol|struct)\b.*$/gm
/** It inherits `Sendable` through another protocol, extends a type that does, or has its own isolation. */
const isExempt = /: .*\b(Checked|Error)\b|\bnonisolated\b|^public protocol Checked\b|^extension \w+: Custom/

/**
 * Changes copied files to what `-default-isolation MainActor` makes of them: a declaration is on the main actor
 * unless it has its own isolation or directly conforms to a protocol that inherits `Sendable`. Source: SE-0466
 * and Swift's `computeDefaultInferredActorIsolation`. Only compilers since 6.2 have the flag.
 */
export function onMainActorByDefault(workshop: Workshop, folder: string): void {
  const files = readdirSync(join(workshop.folder, folder)).map((name) => join(folder, name))
  const changed = files.map((file) =>
    rewrite(workshop, file, (text) =>
      text.replace(declaration, (line) => (isExempt.test(line) ? line : `@MainActor ${line}`)),
    ),
  )
  if (!changed.some(Boolean)) throw new Error(`${folder} has no declaration that the flag would change`)
}

/** Changes a copied file. Returns whether the text has changed. */
function rewrite(workshop: Workshop, path: string, change: (text: string) => string): boolean {
  const file = join(workshop.folder, path)
  const text = readFileSync(file, 'utf8')
  const changed = change(text)
  writeFileSync(file, changed)
  return changed !== text
}
