/** The versions of the tools by name: `node`, `npm` and the build tools, plus the machine's `platform`. */
export type Tools = Readonly<Record<string, string>>

/**
 * Facts about a release's build. They differ between machines, so no file of the release contains them:
 * otherwise the same sources would give different bytes.
 */
export interface BuildFacts {
  /**
   * The commit of the sources, undefined outside a Git checkout. `clean` is false if there were uncommitted
   * changes.
   */
  readonly commit?: { readonly id: string; readonly clean: boolean }
  readonly tools: Tools
}

/** The file that lists the packages inside a build, under the name that SBOM tools look for. */
export const packageListFile = 'sbom.cdx.json'
