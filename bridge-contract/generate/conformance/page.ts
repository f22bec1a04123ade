import { createBridge } from '../../client/bridge.ts'
import { methods } from '../tree.ts'
import { conform } from './conform.ts'

// The page of the kit: runs by itself and shows a line for each finding; what needs a person has a button.
const bridge = createBridge(window)
const list = document.createElement('ol')
const sum = document.createElement('h1')
sum.textContent = 'Running …'
document.body.append(sum, list)

function show(ok: boolean, text: string): void {
  const line = document.createElement('li')
  line.textContent = `${ok ? 'ok' : 'NOT OK'}: ${text}`
  line.style.color = ok ? 'green' : 'red'
  list.append(line)
}

async function tryAll(): Promise<void> {
  let faults = 0
  for await (const { what, ok, detail } of conform(window, bridge)) {
    if (!ok) faults++
    show(ok, ok ? what : `${what}: ${detail}`)
  }
  sum.textContent = faults ? `${faults} NOT OK` : 'All ok'
}

function showButtons(): void {
  for (const { name, descriptor, docs } of methods) {
    const button = document.createElement('button')
    button.textContent = name
    button.addEventListener('click', () => {
      bridge.call(descriptor, docs.params as never).then(
        (result) => show(true, `${name} ${JSON.stringify(result)}`),
        (error: unknown) => show(false, String(error)),
      )
    })
    document.body.append(button)
  }
}

// The list is read on a phone without a console: what stops the run is a line of it.
void tryAll()
  .catch((error: unknown) => {
    sum.textContent = 'Stopped'
    show(false, String(error))
  })
  .then(showButtons)
