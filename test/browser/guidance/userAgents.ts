import { readFileSync } from 'node:fs'

const table = new URL('../../../remotes/guidance/model/phone/userAgents.txt', import.meta.url)

/** Real user agents, each with the guide that it must lead to. */
export const agents = readFileSync(table, 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(' | ') as [guide: string, android: string, userAgent: string])

/** Returns the first user agent for a guide. */
export const agentOf = (guide: string) => agents.find(([name]) => name === guide)?.[2] ?? ''

/** User agents of the devices and in-app browsers in which a page can be read. */
export const readers = {
  phone: agentOf('xiaomi'),
  iphone: agentOf('iphone'),
  computer: agents.find(([, , userAgent]) => userAgent.includes('Windows'))?.[2] ?? '',
  weChat: `${agentOf('iphone').replace(/ Version.*/, '')} Mobile/15E148 MicroMessenger/8.0.50`,
  facebook: `${agentOf('iphone').replace(/ Version.*/, '')} Mobile/15E148 [FBAN/FBIOS;FBAV/450.0.0.38.108]`,
} as const

export type Reader = keyof typeof readers
