const accents: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('aàbƀcçdđeéfƒgĝhħiîjĵkķlļmɱnñoôpþqɋrŕsštŧuûvṽwŵxẋyýzž'.matchAll(/(.)(.)/gu), ([, from, to]) => [
    from,
    to,
  ]),
)

const isUpper = (letter: string) => letter !== letter.toLowerCase()

function accented(letter: string): string {
  const found = accents[letter.toLowerCase()]
  if (!found) return letter
  return isUpper(letter) ? found.toUpperCase() : found
}

/**
 * A text as a pseudo-language has it: with accents, and longer by about a third, in brackets that show where it ends. What
 * stands on a page without them has not come from a catalogue.
 */
export function pseudoText(text: string): string {
  if (!/\p{L}/u.test(text)) return text
  const longer = Array.from(text, accented).join('')
  const more = '~'.repeat(Math.ceil(Array.from(text).length / 3))
  return `[${longer}${more}]`
}
