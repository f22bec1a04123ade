import type { Timed } from './report.ts'

type Add = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  text?: string,
  to?: Element,
) => HTMLElementTagNameMap[K]

interface Group {
  readonly box: HTMLDetailsElement
  readonly count: Element
  readonly rows: Element
  readonly findings: Timed[]
}

/** The group of the findings that concern no single method. */
const general = 'App and web view'

/**
 * Creates a list of findings with one group per method, and returns the function that adds a finding. A group
 * with a failed check is open and stands above those without.
 */
export function findingList(add: Add, list: Element): (finding: Timed) => void {
  const groups = new Map<string, Group>()
  const failed = add('div', '', list)
  const passed = add('div', '', list)

  function groupOf(name: string): Group {
    const found = groups.get(name)
    if (found) return found
    const box = add('details', '', passed)
    const summary = add('summary', '', box)
    add('b', name, summary)
    const made = { box, count: add('span', '', summary), rows: add('ul', '', box), findings: [] }
    groups.set(name, made)
    return made
  }

  return (finding) => {
    const { ok, what, detail, ms, method = '' } = finding
    const { box, count, rows, findings } = groupOf(method || general)
    findings.push(finding)
    const faults = findings.filter((one) => !one.ok).length
    count.textContent = faults ? `${faults} failed` : `${findings.length} ok`
    count.className = faults ? 'fault' : 'ok'
    const row = add('li', '', rows)
    row.className = ok ? 'ok' : 'fault'
    // The heading of the group names the method.
    add('span', `${ok ? '' : 'Failed: '}${method ? what.replace(`${method} `, '') : what}`, row)
    add('small', `${ms} ms`, row)
    if (detail) add('code', detail, row)
    if (ok || box.parentElement === failed) return
    box.open = true
    failed.append(box)
  }
}
