/** Tools and their versions: `node`, `npm`, those of the build, and the machine's `platform`. */
export type Tools = Readonly<Record<string, string>>

/** Facts about a release's build. They differ between machines, so no file of the release contains them. */
export interface BuildFacts {
  /** The commit of the sources; `clean` if everything was committed. Absent without a commit. */
  readonly commit?: { readonly id: string; readonly clean: boolean }
  readonly tools: Tools
}

/** The list of the packages inside a build, under the name that SBOM tools look for. */
export const packageListFile = 'sbom.cdx.json'
