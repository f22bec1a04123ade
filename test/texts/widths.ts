/**
 * Advance widths as fractions of the font size, averaged over the system fonts of phones. The first match
 * applies.
 */
const advances: readonly (readonly [RegExp, number])[] = [
  [/[\p{M}\p{Cf}]/u, 0],
  [/[iljI.,:;'’|!()[\]ftr·]/, 0.3],
  [/\s/, 0.26],
  [/[mwMW@%…—⋯]/, 0.88],
  [/[0-9$€]/, 0.57],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u, 1],
  [/\p{Script=Thai}/u, 0.58],
  [/\p{Script=Arabic}/u, 0.47],
  [/\p{Lu}/u, 0.68],
  [/\p{Script=Cyrillic}/u, 0.58],
  [/\p{Ll}/u, 0.54],
]

/** Estimates the width of a text in pixels at a font size. */
const widthOf = (text: string, fontSize: number): number =>
  [...text].reduce((sum, char) => sum + (advances.find(([set]) => set.test(char))?.[1] ?? 0.6), 0) * fontSize

/** Typical values for placeholders in texts that must fit on a line. */
const filled: Readonly<Record<string, string>> = { app: 'Metawatch', store: 'Google Play' }

/** Returns the message at its widest: without tags, and with placeholders filled in. */
const shown = (message: string): string =>
  message
    .replace(/<\/?\w+>/g, '')
    .replace(/\{(\w+)(?:,[^{}]*)?\}/g, (_, name: string) => filled[name] ?? '00')

/** Labels of buttons and menu rows by folder. They must fit on one line at 320 px. */
const buttons: Readonly<Record<string, string>> = {
  'host-shell/shell/texts': 'back retry toMenu unsavedLeave unsavedStay',
  'shared/kit/texts/errors': 'retry retrying close',
  'shared/kit/texts/forms': 'sendCode resend logIn',
  'shared/kit/texts/kit': 'back cancel close dismiss refresh retry',
  'remotes/account/texts':
    'change changePicture choosePicture confirm otherPicture register removePicture rotate save',
  'remotes/guidance/texts':
    'appSettings askSupport checkUpdate copyDiagnostics copyLink download downloadFile install openHelp openSetting openStore readPage saveImage',
  'remotes/pay/texts':
    'backToPlans cancelOrder checkResult done goToPayment iHavePaid leave notYet payAgain payNow renew renewAgain stay tryAgain',
  'remotes/security/texts': 'check continue deleteNow next save support done tryAgain',
  'remotes/weather/texts': 'allow turnOn',
}

// Width in pixels. Of the page's 320 px, margins take 32 and a button's padding takes 48.
const button = { width: 240, fontSize: 17 * 1.04 }
// Two lines of 288 px. The factor is below 2, because lines are rarely filled completely.
const title = { width: 288 * 1.8, fontSize: 28 }

/** Returns by how much a text exceeds its space at 320 px. Undefined if the text fits or has no limit. */
export function tooWide(folder: string, key: string, text: string): string | undefined {
  const place = buttons[folder]?.split(' ').includes(key) ? button : key.endsWith('Title') ? title : undefined
  const width = place && widthOf(shown(text), place.fontSize)
  if (!place || !width || width <= place.width) return undefined
  return `${Math.round(width)} px, there are ${Math.round(place.width)}`
}
