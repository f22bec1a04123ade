const usual = [
  'gmail.com googlemail.com outlook.com hotmail.com live.com icloud.com yahoo.com proton.me protonmail.com aol.com',
  'gmx.de gmx.net web.de t-online.de qq.com 163.com 126.com sina.com foxmail.com naver.com mail.ru yandex.ru',
].flatMap((line) => line.split(' '))
/** Real mail hosts that differ from a common host by a single letter, so they aren't treated as typos. */
const real = 'mail.com ymail.com email.com me.com gmx.at gmx.ch gmx.com aon.at qq.co'.split(' ')

/**
 * Returns true if the words differ by one inserted, deleted or replaced letter, or by two swapped neighbours.
 */
export function isSlip(one: string, other: string): boolean {
  if (one === other) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const rest = (text: string, skip: number) => text.slice(start + skip)
  const swapped = one[start] === other[start + 1] && one[start + 1] === other[start]
  return (
    rest(one, 1) === rest(other, 1) ||
    rest(one, 1) === rest(other, 0) ||
    rest(one, 0) === rest(other, 1) ||
    (swapped && start + 1 < one.length && rest(one, 2) === rest(other, 2))
  )
}

/** Returns the email address that the user probably meant, or undefined if its host isn't a likely typo. */
export function meantEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@')
  const host = email.slice(at + 1).toLowerCase()
  if (at < 1 || usual.includes(host) || real.includes(host)) return undefined
  const meant = usual.find((name) => isSlip(host, name))
  return meant && `${email.slice(0, at)}@${meant}`
}
