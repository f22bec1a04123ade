type Texts = Readonly<Record<string, string>>

/** The shell's texts that are in its document instead of its scripts: load failure, Retry, engine too old. */
export const documentTexts = ['pageLost', 'retry', 'engineOld'] as const

/** A catalogue for scripts: without the texts of the document, if it's the shell's. `file`: its path. */
export function textsOfScripts(catalogue: Texts, file: string): Texts {
  if (!/[\\/]host-shell[\\/]shell[\\/]texts[\\/]/.test(file)) return catalogue
  const isOfScripts = ([key]: [string, string]) => !(documentTexts as readonly string[]).includes(key)
  return Object.fromEntries(Object.entries(catalogue).filter(isOfScripts))
}
