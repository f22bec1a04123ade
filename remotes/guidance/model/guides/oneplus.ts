import { choose, gesture, turnOff, turnOn, variant } from './build.ts'
import { oplus } from './oplus.ts'
import type { Guide } from './guide.ts'

export const oneplus: Guide = {
  id: 'oneplus',
  primary: false,
  title: 'OnePlus OxygenOS',
  also: 'ColorOS',
  reviewed: '2026-11-21',
  variants: [
    variant(
      'oxygenos12',
      'OxygenOS 12+, ColorOS',
      { roms: { oxygenos: [12, 99], coloros: [12, 99] }, android: [12, 99] },
      {
        powerSaving: { steps: [oplus.savingOff, oplus.highPerformance], target: 'powerManager' },
        unlimited: { steps: [oplus.allowBackground], target: 'batteryOptimization' },
        autoStart: { steps: [oplus.autoLaunchList], or: [[oplus.allowAutoLaunch]], target: 'autoStart' },
        lock: { steps: oplus.lock.steps, notes: ['lockLimit', 'swipeKills'] },
        powerMgmt: { steps: [oplus.pauseIfUnused], target: 'appDetails' },
      },
    ),
    variant(
      'oxygenos11',
      'OxygenOS 11 –',
      { roms: { oxygenos: [0, 11.9] }, android: [0, 11] },
      {
        powerSaving: {
          steps: [turnOff(['settings', 'battery'], 'batterySaver', 'C')],
          target: 'powerManager',
        },
        unlimited: {
          steps: [
            choose(['settings', 'battery', 'batteryOptimisation', 'allApps', 'app'], 'dontOptimise', 'A'),
          ],
          target: 'batteryOptimization',
        },
        autoStart: {
          // Sources disagree on what the switch's two positions mean, so the text names the outcome.
          steps: [turnOn(['settings', 'apps', 'appAutoLaunch'], 'app', 'A', 'allowAutoLaunchWording')],
          target: 'autoStart',
        },
        lock: {
          steps: [gesture('openRecents', 'A'), gesture('longPressLock', 'A')],
          notes: ['lockStopsRevert', 'doNotSwipe'],
        },
        powerMgmt: {
          steps: [
            turnOff(
              ['settings', 'battery', 'batteryOptimisation', 'dots', 'advanced'],
              'deepOptimisation',
              'A',
            ),
            turnOff([], 'adaptiveBattery', 'A'),
            turnOff([], 'sleepStandby', 'A'),
            choose(['settings', 'recentAppManagement'], 'normalClear', 'A'),
          ],
          target: 'powerManager',
        },
      },
    ),
  ],
}
