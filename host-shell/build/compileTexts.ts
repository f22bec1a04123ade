import { basename } from 'node:path'
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { hyphenate } from './hyphenate.ts'

/**
 * Parses every message of a catalogue, so that the page carries no parser, and hyphenates German ones. `file` is the
 * catalogue's path, named after its language. Names the key of a bad message.
 */
export function compileTexts(
  catalogue: Record<string, string>,
  file: string,
): Record<string, MessageFormatElement[]> {
  const german = basename(file) === 'de.json'
  const compiled: Record<string, MessageFormatElement[]> = {}
  for (const [key, message] of Object.entries(catalogue)) {
    try {
      const parsed = parse(message, { captureLocation: false })
      compiled[key] = german ? hyphenate(parsed) : parsed
    } catch (failure) {
      throw new Error(`${key}: ${JSON.stringify(message)} is no valid message`, { cause: failure })
    }
  }
  return compiled
}
