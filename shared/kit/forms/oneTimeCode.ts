import { asciiDigits } from './cleanText.ts'

export const usualCodeLength = 6

/**
 * Extracts the code from typed, pasted or autofilled text: the first run of exactly `length` digits ("Your
 * code 482913 is valid for 10 minutes"), otherwise all digits ("482 913"). Doesn't cut off digits beyond
 * `length`, because the rest would look like a complete code and be submitted.
 */
export function readCode(typed: string, length: number = usualCodeLength): string {
  const text = asciiDigits(typed)
  const runs = text.match(/\d+/g) ?? []
  return runs.find((run) => run.length === length) ?? runs.join('')
}

/** Whether a text is a complete code: `length` digits. */
export const isWholeCode = (code: string, length: number = usualCodeLength): boolean =>
  new RegExp(`^\\d{${length}}$`).test(code)

/** Returns the announced length if it's 4 to 8, otherwise 6. */
export const codeLengthOf = (announced: number | undefined): number =>
  announced !== undefined && announced >= 4 && announced <= 8 ? announced : usualCodeLength
