type Texts = Readonly<Record<string, string>>

/** The shell's texts that stand in its document: that the page could not be loaded, Retry, and that the engine is too old. */
export const documentTexts = ['pageLost', 'retry', 'engineOld'] as const

/** A catalogue as scripts need it: the shell's without the texts of its document. `file`: its path. */
export function textsOfScripts(catalogue: Texts, file: string): Texts {
  if (!/[\\/]host-shell[\\/]shell[\\/]texts[\\/]/.test(file)) return catalogue
  const isOfScripts = ([key]: [string, string]) => !(documentTexts as readonly string[]).includes(key)
  return Object.fromEntries(Object.entries(catalogue).filter(isOfScripts))
}
