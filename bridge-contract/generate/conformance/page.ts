import { isBridgeError } from '../../client/error.ts'
import { check } from '../../schema/check.ts'
import { methods } from '../tree.ts'
import { openClients } from './clients.ts'
import { conform, countOf } from './conform.ts'
import { findingList } from './findingList.ts'
import { hasApp, headingOf, reportOf, textOf, type Timed } from './report.ts'

// The page of the conformance kit. It runs automatically, shows its progress and ends with a report. Below
// the report, each of the app's methods gets a button.
const clients = openClients(window)
const { bridge } = clients
const findings: Timed[] = []
const started = new Date()

function add<K extends keyof HTMLElementTagNameMap>(name: K, text = '', to: Element = document.body) {
  const made = document.createElement(name)
  made.textContent = text
  to.append(made)
  return made
}

const sum = add('h1', 'Running …')
sum.setAttribute('aria-live', 'polite')
const progress = add('progress')
progress.max = countOf(bridge)
progress.value = 0
progress.setAttribute('aria-label', 'Progress')
const at = add('p')
at.className = 'quiet'
const actions = add('p')
const list = add('div')
const addToList = findingList(add, list)

function show(finding: Timed): void {
  findings.push(finding)
  if (hasApp(findings)) addToList(finding)
}

const since = (start: number) => Math.round(performance.now() - start)

async function tryAll(): Promise<void> {
  let start = performance.now()
  for await (const finding of conform(window, clients)) {
    show({ ...finding, ms: since(start) })
    progress.value = findings.length
    at.textContent = `${findings.length} of ${progress.max}: ${finding.what}`
    start = performance.now()
  }
}

const report = () => reportOf(window, bridge, findings, started)

/** Copies with the clipboard API if the web view has it, else with a selection. */
async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    const field = add('textarea', text)
    field.select()
    document.execCommand('copy')
    field.remove()
  }
}

/** Opens the system's share sheet. Most web views have none, so the report is copied there. */
async function share(text: string): Promise<string> {
  try {
    await navigator.share({ title: 'Bridge conformance', text })
    return 'Share report'
  } catch (error) {
    if ((error as Partial<Error>).name === 'AbortError') return 'Share report'
    await copy(text)
    return 'Report copied'
  }
}

function save(name: string, type: string, text: string): void {
  const link = add('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = `conformance-${started.toISOString().slice(0, 10)}.${name}`
  link.click()
  link.remove()
}

function button(text: string, run: () => unknown, to: Element = actions): HTMLButtonElement {
  const made = add('button', text, to)
  made.type = 'button'
  made.addEventListener('click', () => void run())
  return made
}

/** Calls a method by hand and shows the answer with secrets redacted, as in a trace. */
async function tryByHand({ name, descriptor, docs }: (typeof methods)[number]): Promise<void> {
  const start = performance.now()
  const what = `${name} by hand`
  try {
    const result = await bridge.call(descriptor, docs.params as never)
    const shown = JSON.stringify(check(descriptor.result, result, true)) ?? 'done'
    show({ what: `${what} ${shown.slice(0, 200)}`, ok: true, detail: '', method: name, ms: since(start) })
  } catch (error) {
    const detail = isBridgeError(error) ? [error.code, error.detail].filter(Boolean).join(' ') : String(error)
    // A person can refuse, so CANCELLED is a valid answer.
    show({ what, ok: detail === 'CANCELLED', detail, method: name, ms: since(start) })
  }
  finish()
}

/** The current report. The page shows it, because a web view can lack both copying and downloads. */
const text = document.createElement('pre')
const json = document.createElement('pre')
json.hidden = true
json.id = 'report'

function finish(): void {
  sum.textContent = headingOf(findings)
  at.textContent = hasApp(findings)
    ? `${findings.length} checks, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`
    : 'This is a browser. The checks run by themselves as soon as the app’s web view opens this address.'
  text.textContent = textOf(report())
  json.textContent = JSON.stringify(report(), null, 2)
}

function showReport(): void {
  progress.remove()
  finish()
  const whole = add('details')
  whole.className = 'whole'
  add('summary', 'Whole report', whole)
  const files = add('p', '', whole)
  whole.append(text, json)
  if (!hasApp(findings)) {
    const copying = button('Copy address', async () => {
      await copy(location.href)
      copying.textContent = 'Address copied'
    })
    copying.className = 'main'
    return
  }
  const sharing = button('Share report', async () => (sharing.textContent = await share(textOf(report()))))
  sharing.className = 'main'
  button('Copy report', () => copy(textOf(report())))
  button('Download JSON', () => save('json', 'application/json', JSON.stringify(report(), null, 2)), files)
  button('Download text', () => save('txt', 'text/plain', textOf(report())), files)
  add('h2', 'By hand')
  const hands = add('p')
  const has = bridge.info()?.methods ?? []
  for (const entry of methods.filter(({ name }) => has.includes(name)))
    button(entry.name, () => tryByHand(entry), hands)
  document.body.append(whole)
}

// Testers read the list on a phone without a console, so the list must show a fatal error too.
void tryAll()
  .catch((error: unknown) => show({ what: 'the run stopped', ok: false, detail: String(error), ms: 0 }))
  .then(showReport)
