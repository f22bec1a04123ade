/** Paths that bring one sheet, and the marks of all their words. */
export interface SharedSheet {
  readonly paths: readonly string[]
  readonly marks: ReadonlySet<string>
}

/** How much two screens have in common: 1 when their words are made of the same. */
function likeness({ marks: one }: SharedSheet, { marks: other }: SharedSheet): number {
  const common = [...one].filter((mark) => other.has(mark)).length
  return common / (one.size + other.size - common)
}

/**
 * Lets screens share sheets until there are no more than `most`, the most alike first: the policy of every document names
 * the hash of each sheet, and hosts limit the length of a header.
 */
export function shareSheets(
  marksOf: Readonly<Record<string, readonly string[]>>,
  most: number,
): SharedSheet[] {
  let sheets = Object.entries(marksOf).map(([path, marks]): SharedSheet => ({
    paths: [path],
    marks: new Set(marks),
  }))
  while (sheets.length > most) {
    const pairs = sheets.flatMap((one, at) => sheets.slice(at + 1).map((other) => [one, other] as const))
    const [one, other] = pairs.reduce((best, pair) => (likeness(...pair) > likeness(...best) ? pair : best))
    sheets = sheets.filter((sheet) => sheet !== one && sheet !== other)
    sheets.push({ paths: [...one.paths, ...other.paths], marks: new Set([...one.marks, ...other.marks]) })
  }
  return sheets
}
