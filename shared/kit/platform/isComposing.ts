/**
 * Whether an input method handles a key: Enter then confirms a word, and Escape discards it. Safari ends the
 * composition before it sends the key that ended it (WebKit bug 165004), so there only `keyCode` 229 shows
 * this (UI Events, legacy key attributes).
 */
export const isComposing = ({ isComposing: open, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>) =>
  open || keyCode === 229
