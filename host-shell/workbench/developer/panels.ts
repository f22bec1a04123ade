const shared: Readonly<Record<string, string>> = {
  position: 'fixed',
  'inset-inline': '8px',
  'z-index': '2147483647',
  'box-sizing': 'border-box',
  padding: '12px 16px',
  'border-radius': '10px',
  font: '400 13px/1.5 ui-monospace, monospace',
  color: '#fff',
  // The text is English and code even on an Arabic page, so its direction must not follow the page's.
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
  // Set through the CSSOM, because the page's content security policy blocks style attributes.
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
 * Creates a panel over the page and returns the function that sets its text. `part` is its `data-part`. An
 * empty text removes the panel. The panel is only updated when the text changes, so that a focused button
 * isn't replaced.
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
