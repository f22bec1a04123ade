import { choose, gesture, turnOff, turnOn, variant } from './build.ts'
import type { Guide } from './guide.ts'

const savingOff = [
  turnOff(['settings', 'battery'], 'powerSavingMode', 'C'),
  turnOff([], 'superPowerSaving', 'C'),
]

export const vivo: Guide = {
  id: 'vivo',
  primary: true,
  title: 'Vivo Origin OS',
  also: 'Funtouch OS, iQOO',
  reviewed: '2026-11-21',
  variants: [
    variant(
      'originos4-6',
      'OriginOS 4–6, Funtouch OS 13–15',
      { roms: { originos: [3, 99], funtouch: [13, 99] }, android: [13, 99] },
      {
        powerSaving: { steps: savingOff, target: 'powerManager' },
        unlimited: {
          steps: [choose(['settings', 'apps', 'app', 'battery'], 'unrestricted', 'A')],
          target: 'batteryOptimization',
        },
        autoStart: {
          steps: [
            turnOn(['settings', 'appsAndPermissions', 'permissionManagement', 'autostart'], 'app', 'C'),
          ],
          target: 'autoStart',
        },
        lock: {
          steps: [gesture('openRecents', 'A'), gesture('cardMenuLock', 'A')],
          notes: ['lockRequired', 'doNotSwipe'],
        },
        powerMgmt: {
          steps: [choose(['settings', 'battery', 'backgroundPower', 'app'], 'dontRestrictBackground', 'A')],
          target: 'powerManager',
        },
      },
    ),
    variant(
      'funtouch9-12',
      'Funtouch OS 9–12, OriginOS 1–3',
      { roms: { originos: [0, 2.9], funtouch: [9, 12.9] }, android: [9, 12] },
      {
        powerSaving: { steps: savingOff, target: 'powerManager' },
        unlimited: {
          steps: [choose(['settings', 'apps', 'app', 'battery', 'batteryOptimisation'], 'notOptimised', 'B')],
          target: 'batteryOptimization',
        },
        autoStart: {
          steps: [turnOn(['settings', 'moreSettings', 'applications', 'autostart'], 'app', 'B')],
          target: 'autoStart',
        },
        lock: {
          steps: [gesture('openRecents', 'A'), gesture('pullDownPadlock', 'A')],
          notes: ['doNotSwipe'],
        },
        powerMgmt: {
          steps: [turnOn(['settings', 'battery', 'highBackgroundPower'], 'app', 'A')],
          target: 'powerManager',
        },
      },
    ),
    variant(
      'funtouch2',
      'Funtouch OS 2–4',
      { roms: { funtouch: [0, 8.9] }, android: [0, 8] },
      {
        powerSaving: { steps: [turnOff(['iManager'], 'powerModes', 'C')], target: 'powerManager' },
        autoStart: {
          steps: [turnOn(['iManager', 'appManager', 'autostartManager'], 'app', 'B')],
          target: 'autoStart',
        },
        lock: {
          steps: [gesture('openRecents', 'A'), gesture('pullDownPadlock', 'A')],
          notes: ['doNotSwipe'],
        },
      },
    ),
  ],
}
