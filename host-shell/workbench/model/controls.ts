import { chances } from '@companion/bridge-contract/fake/faults'
import { flagNames } from '@companion/shared/flags/parse'
import { faultExamples } from './apiFaults.ts'

/** A workbench setting. It's stored as a query parameter, so that links include it. */
export interface Control {
  /** Name of the query parameter. An empty value removes it. */
  readonly name: string
  readonly label: string
  /** Possible values with their labels. If omitted, any text is possible. */
  readonly choices?: readonly (readonly [value: string, label: string])[]
  /** Placeholder for an empty field. */
  readonly example?: string
}

export interface ControlGroup {
  readonly title: string
  readonly controls: readonly Control[]
}

const plain = (...values: readonly string[]) => values.map((value) => [value, value] as const)
const onOff = [
  ['1', 'yes'],
  ['0', 'no'],
] as const

const look: readonly Control[] = [
  {
    name: 'dark',
    label: 'Theme',
    choices: [
      ['0', 'light'],
      ['1', 'dark'],
    ],
  },
  { name: 'themeColor', label: 'Theme color', example: '#0e7c66' },
  {
    name: 'textSize',
    label: 'Text size',
    choices: plain('100', '130', '200', '310').map(([value]) => [value, `${value} %`]),
  },
  {
    name: 'dir',
    label: 'Direction',
    choices: [
      ['ltr', 'left to right'],
      ['rtl', 'right to left'],
    ],
  },
  {
    name: 'pseudo',
    label: 'Pseudo-language',
    choices: [
      ['long', 'longer, accents'],
      ['rtl', 'longer, right to left'],
    ],
  },
]

const frame: readonly Control[] = [
  { name: 'hasNav', label: 'hasNav', choices: onOff },
  { name: 'fullScreen', label: 'fullScreen', choices: onOff },
  { name: 'inset', label: 'inset', choices: onOff },
  { name: 'top', label: 'Safe area (px)', example: '24' },
  { name: 'from', label: 'from', example: 'pay' },
]

const user: readonly Control[] = [
  { name: 'standin', label: 'Stand-in API', example: 'pay/subscription:state=expired' },
  {
    name: 'user',
    label: 'User',
    choices: [
      ['none', 'none'],
      ['demo', 'demo, with a plan'],
      ['second', 'second, without one'],
      ['expired', 'expired, can be renewed'],
      ['refused', 'refused, cannot be renewed'],
    ],
  },
]

const app: readonly Control[] = [
  {
    name: 'bridge',
    label: 'App',
    choices: [
      ['emulator', 'fake app'],
      ['none', 'none'],
    ],
  },
  { name: 'platform', label: 'Platform', choices: plain('android', 'ios') },
  { name: 'app', label: 'Contract of the app', example: '1.0.0' },
  {
    name: 'wire',
    label: 'Wire',
    choices: [
      ['1', '1, enveloped'],
      ['0', '0, bare'],
    ],
  },
  { name: 'without', label: 'Missing methods', example: 'share,haptic' },
  { name: 'seed', label: 'Seed of faults', example: '42' },
  { name: 'event', label: 'Event at the start', example: 'networkChanged:{"online":false}' },
  { name: 'latency', label: 'Latency (ms)', example: '300' },
  ...chances.map((name) => ({ name, label: `Chance of ${name}`, example: '0.1' })),
]

const surroundings: readonly Control[] = [
  { name: 'fault', label: 'API faults', example: `/users/current:${faultExamples[0]}, *:delay-2000@0.5` },
  {
    name: 'network',
    label: 'Network',
    choices: [
      ['offline', 'none'],
      ['slow', 'slow: 2 s an answer'],
    ],
  },
  {
    name: 'position',
    label: 'Position',
    choices: [
      ['22.54,114.06', 'Shenzhen'],
      ['52.52,13.41', 'Berlin'],
      ['denied', 'not permitted'],
      ['off', 'switched off'],
      ['hang', 'never found'],
    ],
  },
]

/**
 * All workbench settings except brand, language and releases, because the choices of those depend on the
 * page.
 */
export const controlGroups: readonly ControlGroup[] = [
  { title: 'Look', controls: look },
  { title: 'User', controls: user },
  { title: 'API, network, position', controls: surroundings },
  { title: 'App', controls: app },
  { title: 'Frame', controls: frame },
]

/** Query parameters that only the tools use. The page keeps them in the URL when it navigates. */
export const toolNames: readonly string[] = controlGroups
  .flatMap(({ controls }) => controls.map(({ name }) => name))
  .concat('isolate', 'replay')
  .filter((name) => !flagNames.has(name))

/**
 * Returns the URL with some query parameters changed. An empty value removes its parameter. The result never
 * contains tokens.
 */
export function withParameters(href: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(href)
  for (const [name, value] of Object.entries(values))
    if (value) url.searchParams.set(name, value)
    else url.searchParams.delete(name)
  return url.href
}
