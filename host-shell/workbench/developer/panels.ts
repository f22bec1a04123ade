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
    'min-block-size': '36px',
    'flex-shrink': '0',
  })
  button.type = 'button'
  button.textContent = label
  button.addEventListener('click', run)
  return button
}

/** The text's first line, the lines up to the first empty one, and the rest, folded. */
function blockOf(text: string, actions: readonly Action[]): HTMLElement {
  const [lead = '', ...rest] = text.split('\n\n')
  const [title = '', ...lines] = lead.split('\n')
  const words = { 'white-space': 'pre-wrap', 'overflow-wrap': 'anywhere', margin: '0' }
  const row = styled('div', { display: 'flex', 'align-items': 'flex-start', gap: '8px' })
  const heading = styled('div', { ...words, flex: '1', 'font-size': '15px', 'font-weight': '600' })
  heading.textContent = title
  row.append(heading, ...actions.map(buttonFor))
  const block = styled('div', { 'margin-block': '4px' })
  block.append(row)
  if (lines.length)
    block.append(
      Object.assign(styled('pre', { ...words, font: 'inherit' }), { textContent: lines.join('\n') }),
    )
  if (!rest.length) return block
  const folded = styled('details', { 'margin-block-start': '8px' })
  const summary = styled('summary', { display: 'list-item', cursor: 'pointer', 'line-height': '32px' })
  summary.textContent = 'Details'
  const whole = styled('pre', { ...words, font: 'inherit' })
  whole.textContent = rest.join('\n\n')
  folded.append(summary, whole)
  block.append(folded)
  return block
}

/**
 * Creates a panel over the page and returns the function that sets its texts. `part` is its `data-part`. The
 * actions stand in the row of the first title. Without a text, the panel is removed. It's only updated when a
 * text changes, so that a focused button isn't replaced.
 */
export function panel(part: string, look: Readonly<Record<string, string>>) {
  const box = styled('div', { ...shared, ...look })
  box.dataset['part'] = part
  box.setAttribute('role', 'alert')
  let shown = ''
  return (texts: readonly string[], actions: readonly Action[]): void => {
    const all = texts.filter(Boolean)
    if (all.join('\n\n') === shown) return
    shown = all.join('\n\n')
    if (!shown) return box.remove()
    box.replaceChildren(...all.map((text, at) => blockOf(text, at ? [] : actions)))
    document.body.append(box)
  }
}
