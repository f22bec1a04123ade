import { choose, openEntry, turnOff, variant } from './build.ts'

/** Android as its own maker ships it; also the best guess for makers without a guide of their own. */
export const plainAndroid = [
  variant(
    'android14',
    'Android 14+',
    { android: [14, 99] },
    {
      powerSaving: {
        steps: [
          turnOff(['settings', 'battery'], 'batterySaver', 'A'),
          turnOff(['batterySaver'], 'adaptiveBattery', 'A', 'ifStillStopped'),
        ],
        target: 'powerManager',
      },
      unlimited: {
        steps: [
          openEntry(
            ['settings', 'apps', 'app', 'appBatteryUsage'],
            'allowBackgroundUsage',
            'A',
            'tapTheWords',
          ),
          choose([], 'unrestricted', 'A'),
        ],
        target: 'batteryOptimization',
      },
      powerMgmt: {
        steps: [turnOff(['settings', 'apps', 'app'], 'pauseIfUnused', 'B')],
        target: 'appDetails',
      },
    },
  ),
  variant(
    'android12-13',
    'Android 12–13',
    { android: [12, 13] },
    {
      powerSaving: { steps: [turnOff(['settings', 'battery'], 'batterySaver', 'A')], target: 'powerManager' },
      unlimited: {
        steps: [choose(['settings', 'apps', 'app', 'battery'], 'unrestricted', 'A')],
        target: 'batteryOptimization',
      },
      powerMgmt: {
        steps: [
          turnOff(['settings', 'battery', 'adaptivePreferences'], 'adaptiveBattery', 'B', 'ifStillStopped'),
        ],
        target: 'powerManager',
      },
    },
  ),
  variant(
    'android9-11',
    'Android 9–11',
    { android: [0, 11] },
    {
      powerSaving: { steps: [turnOff(['settings', 'battery'], 'batterySaver', 'A')], target: 'powerManager' },
      unlimited: {
        steps: [
          choose(
            ['settings', 'apps', 'app', 'advanced', 'battery', 'batteryOptimisation', 'allApps', 'app'],
            'dontOptimise',
            'A',
          ),
        ],
        target: 'batteryOptimization',
      },
      powerMgmt: {
        steps: [turnOff(['settings', 'apps', 'app', 'battery'], 'backgroundRestriction', 'A')],
        target: 'appDetails',
      },
    },
  ),
] as const
