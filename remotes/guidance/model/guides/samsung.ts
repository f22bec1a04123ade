import { choose, gesture, openEntry, turnOff, variant } from './build.ts'
import type { Guide } from './guide.ts'

const saving = turnOff(['settings', 'battery'], 'samsungPowerSaving', 'B')
const unrestricted = choose(['settings', 'apps', 'app', 'battery'], 'unrestricted', 'A')
const neverSleeping = [
  turnOff(['settings', 'battery', 'backgroundLimits'], 'putToSleep', 'A'),
  choose(['neverSleeping', 'plus'], 'app', 'A', 'mustBeOptimisedFirst'),
]

/** Sleep after about 3 days without use, deep sleep after about 16 (the maker's developer pages). */
export const samsung: Guide = {
  id: 'samsung',
  primary: false,
  title: 'Samsung One UI',
  also: 'Galaxy',
  reviewed: '2026-11-21',
  variants: [
    variant(
      'oneui6',
      'One UI 6–8',
      { roms: { oneui: [6, 99] }, android: [14, 99] },
      {
        powerSaving: { steps: [saving], target: 'powerManager' },
        unlimited: { steps: [unrestricted], target: 'batteryOptimization' },
        lock: { steps: [gesture('openRecents', 'B'), gesture('iconKeepOpen', 'B')], notes: ['doNotSwipe'] },
        powerMgmt: { steps: neverSleeping, target: 'powerManager', notes: ['samsungSleeps'] },
      },
    ),
    variant(
      'oneui4-5',
      'One UI 4–5',
      { roms: { oneui: [4, 5.9] }, android: [12, 13] },
      {
        powerSaving: { steps: [saving], target: 'powerManager' },
        unlimited: { steps: [unrestricted], target: 'batteryOptimization' },
        powerMgmt: {
          steps: [...neverSleeping, turnOff(['settings', 'battery', 'moreBattery'], 'adaptiveBattery', 'A')],
          target: 'powerManager',
          notes: ['samsungSleeps'],
        },
      },
    ),
    variant(
      'oneui3',
      'One UI 3',
      { roms: { oneui: [3, 3.9] }, android: [11, 11] },
      {
        powerSaving: {
          steps: [saving, turnOff(['settings', 'battery'], 'adaptivePowerSaving', 'B')],
          target: 'powerManager',
        },
        unlimited: {
          steps: [turnOff(['settings', 'apps', 'app', 'battery', 'optimizeUsage', 'all'], 'app', 'A')],
          target: 'batteryOptimization',
        },
        lock: {
          steps: [gesture('openRecents', 'B'), gesture('longPressIconLock', 'B')],
          notes: ['doNotSwipe'],
        },
        powerMgmt: {
          steps: [
            ...neverSleeping,
            turnOff(['settings', 'battery', 'moreBattery'], 'adaptiveBattery', 'A'),
            turnOff(['settings', 'deviceCare', 'dots', 'automation'], 'autoOptimise', 'A'),
          ],
          target: 'powerManager',
          notes: ['samsungSleeps'],
        },
      },
    ),
    variant(
      'oneui1-2',
      'One UI 1–2',
      { roms: { oneui: [0, 2.9] }, android: [0, 10] },
      {
        powerSaving: {
          steps: [choose(['settings', 'deviceCare', 'battery', 'powerMode'], 'optimised', 'C')],
          target: 'powerManager',
        },
        unlimited: {
          steps: [
            choose(['settings', 'apps', 'app', 'battery', 'backgroundRestriction'], 'canUseBackground', 'A'),
          ],
          target: 'batteryOptimization',
        },
        powerMgmt: {
          steps: [
            turnOff(['settings', 'deviceCare', 'battery', 'dots', 'settings'], 'putToSleep', 'A'),
            turnOff([], 'autoDisableUnused', 'A'),
            openEntry([], 'sleepingApps', 'A', 'removeFromList'),
          ],
          target: 'powerManager',
        },
      },
    ),
  ],
}
