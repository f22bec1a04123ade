import { choose, gesture, turnOff, turnOn, variants } from './guide.ts'

const savingOff = [
  turnOff(['settings', 'battery'], 'powerSavingMode', 'C'),
  turnOff([], 'superPowerSaving', 'C'),
]
const lock = {
  steps: [gesture('openRecents', 'A'), gesture('pullDownPadlock', 'A')],
  notes: ['doNotSwipe'],
} as const

export const vivo = variants([
  {
    id: 'originos4-6',
    label: 'OriginOS 4–6, Funtouch OS 13–15',
    match: { roms: { originos: [3, 99], funtouch: [13, 99] }, android: [13, 99] },
    powerSaving: savingOff,
    unlimited: [choose(['settings', 'apps', 'app', 'battery'], 'unrestricted', 'A')],
    autoStart: [turnOn(['settings', 'appsAndPermissions', 'permissionManagement', 'autostart'], 'app', 'C')],
    lock: {
      steps: [gesture('openRecents', 'A'), gesture('cardMenuLock', 'A')],
      notes: ['lockRequired', 'doNotSwipe'],
    },
    powerMgmt: {
      steps: [choose(['settings', 'battery', 'backgroundPower', 'app'], 'dontRestrictBackground', 'A')],
      target: 'powerManager',
    },
  },
  {
    id: 'funtouch9-12',
    label: 'Funtouch OS 9–12, OriginOS 1–3',
    match: { roms: { originos: [0, 2.9], funtouch: [9, 12.9] }, android: [9, 12] },
    powerSaving: savingOff,
    unlimited: [choose(['settings', 'apps', 'app', 'battery', 'batteryOptimisation'], 'notOptimised', 'B')],
    autoStart: [turnOn(['settings', 'moreSettings', 'applications', 'autostart'], 'app', 'B')],
    lock,
    powerMgmt: {
      steps: [turnOn(['settings', 'battery', 'highBackgroundPower'], 'app', 'A')],
      target: 'powerManager',
    },
  },
  {
    id: 'funtouch2',
    label: 'Funtouch OS 2–4',
    match: { roms: { funtouch: [0, 8.9] }, android: [0, 8] },
    powerSaving: [turnOff(['iManager'], 'powerModes', 'C')],
    autoStart: [turnOn(['iManager', 'appManager', 'autostartManager'], 'app', 'B')],
    lock,
  },
])
