const shared: Readonly<Record<string, string>> = {
  position: 'fixed',
  'inset-inline': '8px',
  'z-index': '2147483647',
  'box-sizing': 'border-box',
  padding: '12px 16px',
  'border-radius': '10px',
  font: '400 13px/1.5 ui-monospace, monospace',
  color: '#fff',
  // The content is English and code, even on an Arabic page.
  direction: 'ltr',
  'text-align': 'start',
}

/** A button of a panel. */
export interface Action {
  readonly label: string
  readonly run: () => void
}

function styled<K extends keyof HTMLElementTagNameMap>(
  name: K,
  look: Readonly<Record<string, string>>,
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name)
  // Through the CSSOM: the page's policy blocks style attributes.
  for (const [property, value] of Object.entries(look)) element.style.setProperty(property, value)
  return element
}

function buttonFor({ label, run }: Action): HTMLButtonElement {
  const button = styled('button', {
    font: 'inherit',
    color: 'inherit',
    background: 'transparent',
    border: '1px solid currentColor',
    'border-radius': '6px',
    padding: '4px 12px',
    'margin-inline-end': '8px',
  })
  button.type = 'button'
  button.textContent = label
  button.addEventListener('click', run)
  return button
}

/**
 * A panel over the page, named by `part` (`data-part`); returns the function that fills it. Removed when the
 * text is empty. Updated only when the text changes, so that a button keeps the focus.
 */
export function panel(part: string, look: Readonly<Record<string, string>>) {
  const box = styled('div', { ...shared, ...look })
  box.dataset['part'] = part
  box.setAttribute('role', 'alert')
  let shown = ''
  return (text: string, actions: readonly Action[]): void => {
    if (text === shown) return
    shown = text
    if (!text) return box.remove()
    const words = styled('div', {
      'white-space': 'pre-wrap',
      'overflow-wrap': 'anywhere',
      'margin-block-end': '8px',
    })
    words.textContent = text
    box.replaceChildren(words, ...actions.map(buttonFor))
    document.body.append(box)
  }
}
