import { choose, gesture, openEntry, turnOff, turnOn, variants } from './guide.ts'

const ourApp = ['settings', 'apps', 'manageApps', 'app'] as const
const saverOff = turnOff(['settings', 'battery'], 'batterySaver', 'C')
const noRestrictions = choose([...ourApp, 'miBatterySaver'], 'miNoRestrictions', 'A')
const autostart = turnOn(ourApp, 'autostart', 'A')
const autoStart = {
  steps: [turnOn(['settings', 'apps', 'permissions', 'backgroundAutostart'], 'app', 'A')],
  or: [[autostart]],
}
const lock = {
  steps: [gesture('openRecents', 'A'), gesture('longPressPadlock', 'A')],
  or: [[turnOn(['security', 'boostSpeed', 'gear', 'lockApps'], 'app', 'A')]],
  notes: ['doNotSwipe'],
} as const
const powerMgmt = {
  steps: [turnOff(ourApp, 'pauseIfUnused', 'B')],
  target: 'appDetails',
  notes: ['recheckAfterUpdate'],
} as const

/**
 * "Advanced › Battery manager › Protected apps" isn't included. Many pages list it for Xiaomi, but it belongs
 * to another maker's system. A per-app "Background autostart" isn't included, because sources disagree about
 * it (dontkillmyapp PR 3408).
 */
export const xiaomi = variants([
  {
    id: 'hyperos',
    label: 'HyperOS',
    match: { roms: { hyperos: [1, 99] }, android: [14, 99] },
    powerSaving: [saverOff, turnOff([], 'ultraBatterySaver', 'C')],
    unlimited: { steps: [noRestrictions], notes: ['recheckNextDay'] },
    autoStart,
    lock,
    powerMgmt,
  },
  {
    id: 'miui13-14',
    label: 'MIUI 13–14',
    match: { roms: { miui: [13, 14.9] }, android: [12, 13] },
    powerSaving: [saverOff, turnOff([], 'ultraBatterySaver', 'C')],
    unlimited: { steps: [noRestrictions], notes: ['recheckAfterUpdate'] },
    autoStart,
    lock,
    powerMgmt,
  },
  {
    id: 'miui12',
    label: 'MIUI 12',
    match: { roms: { miui: [12, 12.9] }, android: [10, 11] },
    powerSaving: [saverOff],
    unlimited: [noRestrictions],
    autoStart: [autostart],
    lock,
    powerMgmt: {
      steps: [openEntry(ourApp, 'otherPermissions', 'B', 'allowWhatAppUses')],
      target: 'appDetails',
    },
  },
  {
    id: 'miui10-11',
    label: 'MIUI 10–11',
    match: { roms: { miui: [0, 11.9] }, android: [0, 9] },
    powerSaving: [turnOff(['settings', 'miBatteryPerformance'], 'batterySaver', 'B')],
    unlimited: [
      choose(['settings', 'miBatteryPerformance', 'appBatterySaver', 'app'], 'miNoRestrictions', 'A'),
    ],
    autoStart: [turnOn(['security', 'permissions', 'autostart'], 'app', 'A')],
    lock: { steps: [gesture('openRecents', 'B'), gesture('pullDownPadlock', 'B')], notes: ['doNotSwipe'] },
    powerMgmt: {
      steps: [
        turnOff(['settings', 'miBatteryPerformance', 'manageAppsBattery'], 'powerSavingModes', 'B'),
        choose(['saveInBackground', 'app'], 'miNoRestrictions', 'B'),
      ],
      target: 'powerManager',
    },
  },
])
