import { choose, gesture, openEntry, turnOff, variants } from './guide.ts'

const saving = turnOff(['settings', 'battery'], 'samsungPowerSaving', 'B')
const unrestricted = choose(['settings', 'apps', 'app', 'battery'], 'unrestricted', 'A')
const neverSleeping = [
  turnOff(['settings', 'battery', 'backgroundLimits'], 'putToSleep', 'A'),
  choose(['neverSleeping', 'plus'], 'app', 'A', 'mustBeOptimisedFirst'),
]
const adaptiveOff = turnOff(['settings', 'battery', 'moreBattery'], 'adaptiveBattery', 'A')

/** Samsung's developer pages: apps sleep after about 3 days without use, and deeply after about 16. */
export const samsung = variants([
  {
    id: 'oneui6',
    label: 'One UI 6–8',
    match: { roms: { oneui: [6, 99] }, android: [14, 99] },
    powerSaving: [saving],
    unlimited: [unrestricted],
    lock: { steps: [gesture('openRecents', 'B'), gesture('iconKeepOpen', 'B')], notes: ['doNotSwipe'] },
    powerMgmt: { steps: neverSleeping, target: 'powerManager', notes: ['samsungSleeps'] },
  },
  {
    id: 'oneui4-5',
    label: 'One UI 4–5',
    match: { roms: { oneui: [4, 5.9] }, android: [12, 13] },
    powerSaving: [saving],
    unlimited: [unrestricted],
    powerMgmt: {
      steps: [...neverSleeping, adaptiveOff],
      target: 'powerManager',
      notes: ['samsungSleeps'],
    },
  },
  {
    id: 'oneui3',
    label: 'One UI 3',
    match: { roms: { oneui: [3, 3.9] }, android: [11, 11] },
    powerSaving: [saving, turnOff(['settings', 'battery'], 'adaptivePowerSaving', 'B')],
    unlimited: [turnOff(['settings', 'apps', 'app', 'battery', 'optimizeUsage', 'all'], 'app', 'A')],
    lock: { steps: [gesture('openRecents', 'B'), gesture('longPressIconLock', 'B')], notes: ['doNotSwipe'] },
    powerMgmt: {
      steps: [
        ...neverSleeping,
        adaptiveOff,
        turnOff(['settings', 'deviceCare', 'dots', 'automation'], 'autoOptimise', 'A'),
      ],
      target: 'powerManager',
      notes: ['samsungSleeps'],
    },
  },
  {
    id: 'oneui1-2',
    label: 'One UI 1–2',
    match: { roms: { oneui: [0, 2.9] }, android: [0, 10] },
    powerSaving: [choose(['settings', 'deviceCare', 'battery', 'powerMode'], 'optimised', 'C')],
    unlimited: [
      choose(['settings', 'apps', 'app', 'battery', 'backgroundRestriction'], 'canUseBackground', 'A'),
    ],
    powerMgmt: {
      steps: [
        turnOff(['settings', 'deviceCare', 'battery', 'dots', 'settings'], 'putToSleep', 'A'),
        turnOff([], 'autoDisableUnused', 'A'),
        openEntry([], 'sleepingApps', 'A', 'removeFromList'),
      ],
      target: 'powerManager',
    },
  },
])
