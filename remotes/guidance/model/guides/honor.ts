import { choose, gesture, turnOff, variant } from './build.ts'
import { appLaunch } from './huawei.ts'
import type { Guide } from './guide.ts'

export const honor: Guide = {
  id: 'honor',
  primary: false,
  title: 'Honor MagicOS',
  also: 'Magic UI',
  reviewed: '2026-11-21',
  variants: [
    variant(
      'magicos6-9',
      'MagicOS, Magic UI',
      { roms: { magicos: [0, 99] } },
      {
        powerSaving: {
          steps: [turnOff(['settings', 'battery'], 'powerSavingMode', 'B')],
          target: 'powerManager',
        },
        unlimited: {
          steps: [choose(['settings', 'searchBatteryOptimisation', 'app'], 'notAllowed', 'B')],
          target: 'batteryOptimization',
        },
        autoStart: {
          steps: appLaunch(['settings', 'battery'], 'B'),
          or: [appLaunch(['systemManager'], 'B')],
          target: 'autoStart',
        },
        lock: {
          steps: [gesture('openRecents', 'C'), gesture('pullDownPadlock', 'C')],
          notes: ['doNotSwipe'],
        },
        powerMgmt: { steps: [gesture('ignoreHighPowerAlert', 'C')] },
      },
    ),
  ],
}
