import { choose, openEntry, turnOff, variants } from './guide.ts'

const saverOff = turnOff(['settings', 'battery'], 'batterySaver', 'A')

/** Steps for stock Android. They're also the best guess for makers without a guide. */
export const plainAndroid = variants([
  {
    id: 'android14',
    label: 'Android 14+',
    match: { android: [14, 99] },
    powerSaving: [saverOff, turnOff(['batterySaver'], 'adaptiveBattery', 'A', 'ifStillStopped')],
    unlimited: [
      openEntry(['settings', 'apps', 'app', 'appBatteryUsage'], 'allowBackgroundUsage', 'A', 'tapTheWords'),
      choose([], 'unrestricted', 'A'),
    ],
    powerMgmt: { steps: [turnOff(['settings', 'apps', 'app'], 'pauseIfUnused', 'B')], target: 'appDetails' },
  },
  {
    id: 'android12-13',
    label: 'Android 12–13',
    match: { android: [12, 13] },
    powerSaving: [saverOff],
    unlimited: [choose(['settings', 'apps', 'app', 'battery'], 'unrestricted', 'A')],
    powerMgmt: {
      steps: [
        turnOff(['settings', 'battery', 'adaptivePreferences'], 'adaptiveBattery', 'B', 'ifStillStopped'),
      ],
      target: 'powerManager',
    },
  },
  {
    id: 'android9-11',
    label: 'Android 9–11',
    match: { android: [0, 11] },
    powerSaving: [saverOff],
    unlimited: [
      choose(
        ['settings', 'apps', 'app', 'advanced', 'battery', 'batteryOptimisation', 'allApps', 'app'],
        'dontOptimise',
        'A',
      ),
    ],
    powerMgmt: {
      steps: [turnOff(['settings', 'apps', 'app', 'battery'], 'backgroundRestriction', 'A')],
      target: 'appDetails',
    },
  },
])
