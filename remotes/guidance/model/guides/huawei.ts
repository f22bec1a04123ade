import { choose, gesture, turnOff, turnOn, variant } from './build.ts'
import type { Guide, Label } from './guide.ts'

const savingOff = [
  turnOff(['settings', 'battery'], 'powerSavingMode', 'A'),
  turnOff([], 'ultraPowerSaving', 'A'),
]

const dontAllow = choose(
  ['settings', 'searchBatteryOptimisation', 'notAllowedList', 'allApps', 'app'],
  'dontAllow',
  'A',
)

/** The three switches of "App launch", which the maker names as the way to keep an app running. */
export const appLaunch = (path: readonly Label[], conf: 'A' | 'B' | 'C') => [
  turnOff([...path, 'appLaunch', 'app'], 'manageAutomatically', conf),
  turnOn([], 'autoLaunch', conf),
  turnOn([], 'secondaryLaunch', conf),
  turnOn([], 'runInBackground', conf),
]

/**
 * The maker says to enable Smart Tune-Up and dontkillmyapp says to disable it, so it is left out. PowerGenie can
 * only be removed with a computer, which no user should be asked to do: never shown.
 */
export const huawei: Guide = {
  id: 'huawei',
  primary: true,
  title: 'Huawei EMUI',
  also: 'HarmonyOS 2–4',
  reviewed: '2026-11-21',
  variants: [
    variant(
      'emui10-14',
      'EMUI 10–14, HarmonyOS 2–4',
      { roms: { emui: [10, 99], harmonyos: [2, 4.9] }, android: [10, 99] },
      {
        powerSaving: { steps: savingOff, target: 'powerManager' },
        unlimited: { steps: [dontAllow], target: 'batteryOptimization' },
        autoStart: {
          steps: appLaunch(['settings', 'apps'], 'A'),
          or: [appLaunch(['settings', 'battery'], 'A')],
          target: 'autoStart',
        },
        lock: {
          steps: [gesture('openRecents', 'B'), gesture('pullDownPadlock', 'B')],
          notes: ['doNotSwipe'],
        },
      },
    ),
    variant(
      'emui8-9',
      'EMUI 8–9',
      { roms: { emui: [8, 9.9] }, android: [8, 9] },
      {
        powerSaving: { steps: savingOff, target: 'powerManager' },
        unlimited: { steps: [dontAllow], target: 'batteryOptimization' },
        autoStart: { steps: appLaunch(['settings', 'battery'], 'A'), target: 'autoStart' },
        lock: {
          steps: [gesture('openRecents', 'B'), gesture('pullDownPadlock', 'B')],
          notes: ['doNotSwipe'],
        },
      },
    ),
    variant(
      'emui5-7',
      'EMUI 5–7',
      { roms: { emui: [0, 7.9] }, android: [0, 7] },
      {
        powerSaving: {
          steps: [
            choose(['settings', 'advancedSettings', 'batteryManager', 'powerPlan'], 'performance', 'A'),
          ],
          target: 'powerManager',
        },
        unlimited: {
          steps: [
            choose(
              ['settings', 'searchIgnoreOptimisation', 'allowedList', 'allApps', 'app'],
              'allow',
              'A',
              'wordingReversed',
            ),
          ],
          target: 'batteryOptimization',
        },
        autoStart: { steps: [turnOn(['phoneManager', 'startupManager'], 'app', 'B')], target: 'autoStart' },
        lock: { steps: [gesture('openRecents', 'B'), gesture('tapPadlock', 'B')], notes: ['doNotSwipe'] },
        powerMgmt: {
          steps: [
            turnOn(['settings', 'advancedSettings', 'batteryManager', 'protectedApps'], 'app', 'A'),
            turnOn(['settings', 'apps', 'app', 'battery'], 'keepAfterScreenOff', 'A'),
          ],
          target: 'powerManager',
        },
      },
    ),
  ],
}
