const node = String.raw`(?!end\b)[\w-]+(?:\["[^"\[\]]*"\])?`
const label = String.raw`(?:\|(?:"[^"|]*"|[^"|]*)\|)?`
const edges = new RegExp(`^${node}(?: (?:<?-->|---|-\\.->|==>)${label} ${node})*$`)

/**
 * Returns the faults that would prevent a flowchart from being drawn, by line. Checks only the syntax that
 * the documents use. Another kind of chart is a fault, because it isn't checked.
 */
export function chartFaults(chart: string): string[] {
  const [head = '', ...lines] = chart
    .trimEnd()
    .split('\n')
    .map((line) => line.trim())
  const faults = /^flowchart (?:LR|RL|TD|TB|BT)$/.test(head)
    ? []
    : [`not a flowchart with a direction: ${head}`]
  let depth = 0
  for (const line of lines.filter(Boolean)) {
    if (/^subgraph [\w-]+(?: \["[^"]*"\])?$/.test(line)) depth += 1
    else if (line === 'end') depth -= 1
    else if (!edges.test(line)) faults.push(line)
    if (depth < 0) faults.push('an end without a subgraph')
  }
  return depth > 0 ? [...faults, 'a subgraph without an end'] : faults
}
