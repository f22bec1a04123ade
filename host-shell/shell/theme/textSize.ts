/**
 * Returns the page's text size in percent of the system's default: the given one, otherwise that of Dynamic
 * Type on iOS, and undefined in other engines, which scale text by themselves.
 */
export function textSizeOf(html: HTMLElement, given: number | undefined): number | undefined {
  // iOS web views pass the size of Dynamic Type only to elements with a system font, whose default size is
  // 17 px. On a Mac the same font always has 13 px; only iOS has `standalone`.
  if (given || !('standalone' in navigator)) return given
  html.style.font = '-apple-system-body'
  return parseFloat(getComputedStyle(html).fontSize) / 0.17
}
