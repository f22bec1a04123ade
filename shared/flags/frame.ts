import type { Flags } from './parse.ts'

/** Height of the in-app navigation bar in CSS pixels (spec §9). */
export const navBarHeight = 46
/** Added to the given safe-area height (spec §9). */
const safeTopExtra = 6

type Switches = Pick<Flags, 'hasNav' | 'fullScreen' | 'inset'>

/** Whether the page draws its own navigation bar (spec §2): (fullScreen=1 and inset=1) or inset=0, and hasNav is not 0. */
export const showsNavBar = ({ hasNav, fullScreen, inset }: Switches): boolean =>
  ((fullScreen === '1' && inset === '1') || inset === '0') && hasNav !== '0'

/** The safe-area offset for a given height: the height plus 6 (spec §2). */
export const safeTop = (top: number): number => top + safeTopExtra
