/**
 * True for a key that an input method is dealing with: Enter then confirms a word, Escape drops it. Safari ends the
 * composition before it sends the key that ended it (WebKit bug 165004), and says so by `keyCode` 229 alone (UI Events,
 * legacy key attributes).
 */
export const isComposing = ({ isComposing: open, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>) =>
  open || keyCode === 229
