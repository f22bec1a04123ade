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
 * Changes the code so that it compiles as with an older Xcode. The code infers WebKit's version from the
 * compiler's version, and only a current compiler is available here.
 */
export function beforeXcode16(workshop: Workshop): void {
  const file = join(workshop.folder, 'native/swift/CompanionBridge.swift')
  const text = readFileSync(file, 'utf8')
  const older = text.replaceAll('#if compiler(>=6.0)', '#if compiler(>=99)')
  if (older === text) throw new Error(`${file} does not ask for the compiler's version`)
  writeFileSync(file, older)
}
