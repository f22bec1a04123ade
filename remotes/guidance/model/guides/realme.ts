import { choose, gesture, turnOff, turnOn, variant } from './build.ts'
import type { Guide } from './guide.ts'

export const realme: Guide = {
  id: 'realme',
  primary: false,
  title: 'realme UI',
  also: '',
  reviewed: '2026-11-21',
  variants: [
    variant(
      'realmeui3-6',
      'realme UI 3–6',
      { roms: { realmeui: [0, 99] } },
      {
        powerSaving: {
          steps: [
            turnOff(['settings', 'battery'], 'powerSavingMode', 'B'),
            turnOff([], 'superPowerSaving', 'B'),
          ],
          target: 'powerManager',
        },
        unlimited: {
          steps: [
            turnOn(['settings', 'apps', 'appManagement', 'app', 'batteryUsage'], 'allowBackground', 'A'),
            turnOn([], 'allowForeground', 'A'),
          ],
          target: 'batteryOptimization',
        },
        autoStart: {
          steps: [
            turnOn(['settings', 'apps', 'appManagement', 'app', 'batteryUsage'], 'allowAutoLaunch', 'A'),
          ],
          target: 'autoStart',
          notes: ['autoLaunchLimit'],
        },
        lock: { steps: [gesture('openRecents', 'C'), gesture('cardMenuLock', 'C')], notes: ['swipeKills'] },
        powerMgmt: {
          steps: [
            choose(['settings', 'battery', 'moreSettings', 'optimiseUse', 'app'], 'dontOptimise', 'A'),
            turnOff(['settings', 'battery', 'appQuickFreeze'], 'app', 'A'),
            turnOff(['settings', 'battery'], 'sleepStandby', 'A'),
            turnOff(['settings', 'apps', 'appManagement', 'app'], 'pauseIfUnused', 'A'),
          ],
          target: 'appDetails',
        },
      },
    ),
  ],
}
