import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** Parses every message of a catalogue, so that the page carries no parser. Names the key of a bad message. */
export function compileTexts(catalogue: Record<string, string>): Record<string, MessageFormatElement[]> {
  const compiled: Record<string, MessageFormatElement[]> = {}
  for (const [key, message] of Object.entries(catalogue)) {
    try {
      compiled[key] = parse(message, { captureLocation: false })
    } catch (failure) {
      throw new Error(`${key}: ${JSON.stringify(message)} is no valid message`, { cause: failure })
    }
  }
  return compiled
}
