type Texts = Readonly<Record<string, string>>

/**
 * Keys of the shell's texts that are in its HTML document instead of its scripts: the load failure, the Retry
 * button, and the engine that is too old.
 */
export const documentTexts = ['pageLost', 'retry', 'engineOld'] as const

/**
 * Returns a catalogue of the shell without the texts of the HTML document. Returns other catalogues
 * unchanged. `file` is the catalogue's path.
 */
export function textsOfScripts(catalogue: Texts, file: string): Texts {
  if (!/[\\/]host-shell[\\/]shell[\\/]texts[\\/]/.test(file)) return catalogue
  const isOfScripts = ([key]: [string, string]) => !(documentTexts as readonly string[]).includes(key)
  return Object.fromEntries(Object.entries(catalogue).filter(isOfScripts))
}
