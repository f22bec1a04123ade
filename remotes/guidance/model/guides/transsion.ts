import { choose, gesture, turnOff, turnOn, variant } from './build.ts'
import type { Guide } from './guide.ts'

export const transsion: Guide = {
  id: 'transsion',
  primary: false,
  title: 'TECNO, Infinix, itel',
  also: 'HiOS, XOS',
  reviewed: '2026-11-21',
  variants: [
    variant(
      'hios',
      'HiOS, XOS',
      { roms: { hios: [0, 99], xos: [0, 99] } },
      {
        powerSaving: {
          steps: [turnOff(['settings', 'batteryLab'], 'powerSavingManagement', 'B')],
          target: 'powerManager',
        },
        unlimited: {
          steps: [
            choose(['settings', 'apps', 'app', 'battery', 'allowBackgroundUsage'], 'unrestricted', 'B'),
          ],
          target: 'batteryOptimization',
        },
        autoStart: {
          steps: [turnOn(['settings', 'appManagement', 'autoStartManagement'], 'app', 'A')],
          or: [[turnOn(['phoneMaster', 'toolbox', 'autoStartManagement'], 'app', 'A')]],
          target: 'autoStart',
        },
        lock: { steps: [gesture('openRecents', 'B'), gesture('arrowPadlock', 'B')], notes: ['doNotSwipe'] },
        powerMgmt: {
          steps: [
            turnOff(['settings', 'batteryLab'], 'powerBoost', 'B'),
            turnOff([], 'screenOffSleep', 'B'),
            turnOff([], 'sleepModeOptimisation', 'B', 'airplaneAtNight'),
          ],
          target: 'powerManager',
        },
      },
    ),
  ],
}
