/**
 * Words that occur in nearly every sentence of a language, and that have no meaning or a rare one in the
 * table's other languages. Only languages in Latin script are listed, because the check for letters finds
 * texts in the wrong script. English has its own rule.
 */
const smallWords: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    de: 'der die das und nicht ist ein eine einen auf für mit dein deine du von zu zum wird im bei noch wurde',
    es: 'el los las y su tu una para con por no está del se tus esta puede más',
    fr: 'le les des et vous votre vos pour avec est pas une sur dans du ce cette n’est',
    id: 'dan yang untuk dengan anda kamu ini tidak di dari akan ke atau belum sudah pada',
    it: 'il gli della di e non è per con una sul nella tuo tua questo questa del viene più',
    nl: 'het een en niet is van voor met je jouw op dit deze wordt naar bij nog',
    pl: 'nie się na w z do jest i twoje twój to po dla tej ten są lub już',
    pt: 'o os as e seu sua não para com uma do da em você está por esta pode mais',
    ro: 'și nu este în cu pentru din la pe tău ta sau această mai',
    vi: 'của bạn và không này cho được là với để trong một các đã vui',
  }).map(([lang, words]) => [lang, words.split(' ')]),
)

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\p{L}’-]+/gu) ?? [])

/**
 * Returns the language that a text seems to be in, if that isn't `lang`. The text must contain three listed
 * words of that language, and none of its own.
 */
export function otherLanguage(lang: string, text: string): string | undefined {
  const own = smallWords[lang]
  const words = wordsIn(text.replace(/\{[^{}]*\}|<[^>]*>/g, ' '))
  if (!own || own.some((word) => words.has(word))) return undefined
  return Object.entries(smallWords).find(
    ([other, its]) => other !== lang && its.filter((word) => words.has(word)).length >= 3,
  )?.[0]
}
