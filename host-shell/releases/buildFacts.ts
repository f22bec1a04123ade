/** Tools and their versions: `node`, `npm`, those of the build, and the machine's `platform`. */
export type Tools = Readonly<Record<string, string>>

/** What is known of how a release was built; differs between machines, so it is in none of its files. */
export interface BuildFacts {
  /** The commit whose sources these are; `clean` when all of them are committed. Left out when there is none. */
  readonly commit?: { readonly id: string; readonly clean: boolean }
  readonly tools: Tools
}

/** The list of the packages inside a build; its name is one that tools look for. */
export const packageListFile = 'sbom.cdx.json'
