import { choose, gesture, turnOff, turnOn, variants } from './guide.ts'
import type { Confidence, Label, Note } from './guide.ts'

const savingOff = [
  turnOff(['settings', 'battery'], 'powerSavingMode', 'A'),
  turnOff([], 'ultraPowerSaving', 'A'),
]

const dontAllow = choose(
  ['settings', 'searchBatteryOptimisation', 'notAllowedList', 'allApps', 'app'],
  'dontAllow',
  'A',
)

/**
 * Returns the steps for the three switches of "App launch", the maker's own setting to keep an app running.
 */
const appLaunch = (path: readonly Label[], conf: Confidence) => [
  turnOff([...path, 'appLaunch', 'app'], 'manageAutomatically', conf),
  turnOn([], 'autoLaunch', conf),
  turnOn([], 'secondaryLaunch', conf),
  turnOn([], 'runInBackground', conf),
]

const locked = (how: Note, conf: Confidence) => ({
  steps: [gesture('openRecents', conf), gesture(how, conf)],
  notes: ['doNotSwipe' as const],
})

/**
 * Smart Tune-Up isn't included, because the maker recommends enabling it, but dontkillmyapp recommends
 * disabling it. PowerGenie isn't included, because users need a computer to remove it.
 */
export const huawei = variants([
  {
    id: 'emui10-14',
    label: 'EMUI 10–14, HarmonyOS 2–4',
    match: { roms: { emui: [10, 99], harmonyos: [2, 4.9] }, android: [10, 99] },
    powerSaving: savingOff,
    unlimited: [dontAllow],
    autoStart: { steps: appLaunch(['settings', 'apps'], 'A'), or: [appLaunch(['settings', 'battery'], 'A')] },
    lock: locked('pullDownPadlock', 'B'),
  },
  {
    id: 'emui8-9',
    label: 'EMUI 8–9',
    match: { roms: { emui: [8, 9.9] }, android: [8, 9] },
    powerSaving: savingOff,
    unlimited: [dontAllow],
    autoStart: appLaunch(['settings', 'battery'], 'A'),
    lock: locked('pullDownPadlock', 'B'),
  },
  {
    id: 'emui5-7',
    label: 'EMUI 5–7',
    match: { roms: { emui: [0, 7.9] }, android: [0, 7] },
    powerSaving: [
      choose(['settings', 'advancedSettings', 'batteryManager', 'powerPlan'], 'performance', 'A'),
    ],
    unlimited: [
      choose(
        ['settings', 'searchIgnoreOptimisation', 'allowedList', 'allApps', 'app'],
        'allow',
        'A',
        'wordingReversed',
      ),
    ],
    autoStart: [turnOn(['phoneManager', 'startupManager'], 'app', 'B')],
    lock: locked('tapPadlock', 'B'),
    powerMgmt: {
      steps: [
        turnOn(['settings', 'advancedSettings', 'batteryManager', 'protectedApps'], 'app', 'A'),
        turnOn(['settings', 'apps', 'app', 'battery'], 'keepAfterScreenOff', 'A'),
      ],
      target: 'powerManager',
    },
  },
])

export const honor = variants([
  {
    id: 'magicos6-9',
    label: 'MagicOS, Magic UI',
    match: { roms: { magicos: [0, 99] } },
    powerSaving: [turnOff(['settings', 'battery'], 'powerSavingMode', 'B')],
    unlimited: [choose(['settings', 'searchBatteryOptimisation', 'app'], 'notAllowed', 'B')],
    autoStart: { steps: appLaunch(['settings', 'battery'], 'B'), or: [appLaunch(['systemManager'], 'B')] },
    lock: locked('pullDownPadlock', 'C'),
    powerMgmt: [gesture('ignoreHighPowerAlert', 'C')],
  },
])

/**
 * HarmonyOS 5 and later can't run Android apps. The list shows this guide only if it's the detected phone's.
 */
export const harmonyNext = variants([
  {
    id: 'harmony5',
    label: 'HarmonyOS 5+',
    match: {},
    powerSaving: { steps: [turnOff(['settings', 'battery'], 'powerSavingMode', 'C')], target: 'none' },
    autoStart: {
      steps: [
        turnOff(['settings', 'appsAndServices', 'appLaunchManagement', 'app'], 'manageAutomatically', 'C'),
        turnOn([], 'autoLaunch', 'C'),
        turnOn([], 'runInBackground', 'C'),
      ],
      target: 'none',
      notes: ['noAndroidApps'],
    },
  },
])
