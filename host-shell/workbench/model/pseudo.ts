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
 * Converts a text to pseudo-language: with accents, about a third longer, and in brackets. A missing bracket
 * reveals text that's cut off. Text on a page without accents and brackets doesn't come from a translation
 * file.
 */
export function pseudoText(text: string): string {
  if (!/\p{L}/u.test(text)) return text
  const longer = Array.from(text, accented).join('')
  const more = '~'.repeat(Math.ceil(Array.from(text).length / 3))
  return `[${longer}${more}]`
}
