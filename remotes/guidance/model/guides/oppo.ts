import { choose, gesture, turnOff, turnOn, variant } from './build.ts'
import { oplus } from './oplus.ts'
import type { Guide } from './guide.ts'

const pinned = {
  steps: [gesture('openRecents', 'B'), gesture('cardMenuLock', 'B')],
  notes: ['swipeKills'],
} as const

export const oppo: Guide = {
  id: 'oppo',
  primary: true,
  title: 'OPPO ColorOS',
  also: '',
  reviewed: '2026-11-21',
  variants: [
    variant(
      'coloros12-15',
      'ColorOS 12–15',
      { roms: { coloros: [12, 99] }, android: [12, 99] },
      {
        powerSaving: { steps: [oplus.savingOff, oplus.highPerformance], target: 'powerManager' },
        unlimited: { steps: [oplus.allowBackground], target: 'batteryOptimization' },
        autoStart: {
          steps: [oplus.autoLaunchList],
          or: [[oplus.allowAutoLaunch]],
          target: 'autoStart',
          notes: ['autoLaunchLimit'],
        },
        lock: oplus.lock,
        powerMgmt: { steps: [oplus.pauseIfUnused, oplus.sleepStandby], target: 'appDetails' },
      },
    ),
    variant(
      'coloros6-11',
      'ColorOS 6–11',
      { roms: { coloros: [6, 11.9] }, android: [9, 11] },
      {
        powerSaving: {
          steps: [
            oplus.savingOff,
            turnOn(['settings', 'appManagement', 'app', 'powerSaver'], 'allowBackground', 'B'),
          ],
          target: 'powerManager',
        },
        unlimited: {
          steps: [turnOn(['settings', 'appManagement', 'app', 'batteryUsage'], 'runInBackground', 'B')],
          target: 'batteryOptimization',
        },
        autoStart: {
          steps: [turnOn(['settings', 'appManagement', 'app'], 'allowAutoStartup', 'B')],
          target: 'autoStart',
          notes: ['autoLaunchLimit'],
        },
        lock: pinned,
        powerMgmt: {
          steps: [choose(['settings', 'battery', 'batteryOptimisation', 'app'], 'dontOptimise', 'B')],
          target: 'batteryOptimization',
        },
      },
    ),
    variant(
      'coloros3-5',
      'ColorOS 3–5',
      { roms: { coloros: [0, 5.9] }, android: [0, 8] },
      {
        powerSaving: {
          steps: [turnOff(['settings', 'battery', 'app'], 'powerProtection', 'B')],
          target: 'powerManager',
        },
        unlimited: {
          steps: [turnOn(['settings', 'battery', 'powerProtectionList', 'app'], 'allowBackground', 'B')],
          target: 'batteryOptimization',
        },
        autoStart: {
          steps: [turnOn(['securityCentre', 'privacyPermissions', 'startupManager'], 'app', 'A')],
          target: 'autoStart',
        },
        lock: pinned,
        powerMgmt: {
          steps: [turnOn(['securityCentre', 'privacyPermissions', 'floatingWindows'], 'app', 'B')],
          target: 'appDetails',
        },
      },
    ),
  ],
}
