import { availableParallelism, loadavg } from 'node:os'

/** How long a run took, and what else the machine did meanwhile: alone an engine takes less than a minute. */
export function runTime(begun: number): string {
  const seconds = ((Date.now() - begun) / 1000).toFixed(0)
  const [load = 0] = loadavg()
  return `${seconds} s, while ${load.toFixed(1)} processes shared ${availableParallelism()} processors`
}
