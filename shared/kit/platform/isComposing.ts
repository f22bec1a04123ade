/**
 * True for a key that an input method handles: Enter then confirms a word, Escape discards it. Safari ends the
 * composition before the key that ended it (WebKit bug 165004), which only `keyCode` 229 reveals (UI Events,
 * legacy key attributes).
 */
export const isComposing = ({ isComposing: open, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>) =>
  open || keyCode === 229
