import { choose, gesture, openEntry, turnOff, turnOn, variant } from './build.ts'
import type { Guide } from './guide.ts'

const recents = [gesture('openRecents', 'A'), gesture('longPressPadlock', 'A')]
const lock = {
  steps: recents,
  or: [[turnOn(['security', 'boostSpeed', 'gear', 'lockApps'], 'app', 'A')]],
  notes: ['doNotSwipe'],
} as const

const noRestrictions = choose(
  ['settings', 'apps', 'manageApps', 'app', 'miBatterySaver'],
  'miNoRestrictions',
  'A',
)
const autostart = turnOn(['settings', 'apps', 'manageApps', 'app'], 'autostart', 'A')

/**
 * The old "Advanced › Battery manager › Protected apps" lines that circulate for Xiaomi describe another
 * maker's system, and a per-app "Background autostart" is disputed: neither is shown (dontkillmyapp PR 3408).
 */
export const xiaomi: Guide = {
  id: 'xiaomi',
  primary: true,
  title: 'Xiaomi MIUI',
  also: 'HyperOS, Redmi, POCO',
  reviewed: '2026-11-21',
  variants: [
    variant(
      'hyperos',
      'HyperOS',
      { roms: { hyperos: [1, 99] }, android: [14, 99] },
      {
        powerSaving: {
          steps: [
            turnOff(['settings', 'battery'], 'batterySaver', 'C'),
            turnOff([], 'ultraBatterySaver', 'C'),
          ],
          target: 'powerManager',
        },
        unlimited: { steps: [noRestrictions], target: 'batteryOptimization', notes: ['recheckNextDay'] },
        autoStart: {
          steps: [turnOn(['settings', 'apps', 'permissions', 'backgroundAutostart'], 'app', 'A')],
          or: [[autostart]],
          target: 'autoStart',
        },
        lock,
        powerMgmt: {
          steps: [turnOff(['settings', 'apps', 'manageApps', 'app'], 'pauseIfUnused', 'B')],
          target: 'appDetails',
          notes: ['recheckAfterUpdate'],
        },
      },
    ),
    variant(
      'miui13-14',
      'MIUI 13–14',
      { roms: { miui: [13, 14.9] }, android: [12, 13] },
      {
        powerSaving: {
          steps: [
            turnOff(['settings', 'battery'], 'batterySaver', 'C'),
            turnOff([], 'ultraBatterySaver', 'C'),
          ],
          target: 'powerManager',
        },
        unlimited: { steps: [noRestrictions], target: 'batteryOptimization', notes: ['recheckAfterUpdate'] },
        autoStart: {
          steps: [turnOn(['settings', 'apps', 'permissions', 'backgroundAutostart'], 'app', 'A')],
          or: [[autostart]],
          target: 'autoStart',
        },
        lock,
        powerMgmt: {
          steps: [turnOff(['settings', 'apps', 'manageApps', 'app'], 'pauseIfUnused', 'B')],
          target: 'appDetails',
          notes: ['recheckAfterUpdate'],
        },
      },
    ),
    variant(
      'miui12',
      'MIUI 12',
      { roms: { miui: [12, 12.9] }, android: [10, 11] },
      {
        powerSaving: {
          steps: [turnOff(['settings', 'battery'], 'batterySaver', 'C')],
          target: 'powerManager',
        },
        unlimited: { steps: [noRestrictions], target: 'batteryOptimization' },
        autoStart: { steps: [autostart], target: 'autoStart' },
        lock,
        powerMgmt: {
          steps: [
            openEntry(['settings', 'apps', 'manageApps', 'app'], 'otherPermissions', 'B', 'allowWhatAppUses'),
          ],
          target: 'appDetails',
        },
      },
    ),
    variant(
      'miui10-11',
      'MIUI 10–11',
      { roms: { miui: [0, 11.9] }, android: [0, 9] },
      {
        powerSaving: {
          steps: [turnOff(['settings', 'miBatteryPerformance'], 'batterySaver', 'B')],
          target: 'powerManager',
        },
        unlimited: {
          steps: [
            choose(['settings', 'miBatteryPerformance', 'appBatterySaver', 'app'], 'miNoRestrictions', 'A'),
          ],
          target: 'batteryOptimization',
        },
        autoStart: {
          steps: [turnOn(['security', 'permissions', 'autostart'], 'app', 'A')],
          target: 'autoStart',
        },
        lock: {
          steps: [gesture('openRecents', 'B'), gesture('pullDownPadlock', 'B')],
          notes: ['doNotSwipe'],
        },
        powerMgmt: {
          steps: [
            turnOff(['settings', 'miBatteryPerformance', 'manageAppsBattery'], 'powerSavingModes', 'B'),
            choose(['saveInBackground', 'app'], 'miNoRestrictions', 'B'),
          ],
          target: 'powerManager',
        },
      },
    ),
  ],
}
