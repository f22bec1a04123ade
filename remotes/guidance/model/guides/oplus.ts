import { choose, gesture, turnOff, turnOn, variants } from './guide.ts'

/* OPPO, OnePlus and realme share a file, because their systems have become one code base. */

const ourApp = ['settings', 'apps', 'appManagement', 'app'] as const
const allowBackground = turnOn([...ourApp, 'batteryUsage'], 'allowBackground', 'A')
const allowAutoLaunch = turnOn([...ourApp, 'batteryUsage'], 'allowAutoLaunch', 'B')
const autoLaunchList = turnOn(['settings', 'apps', 'autoLaunchPlain'], 'app', 'A')
const pauseIfUnused = turnOff(ourApp, 'pauseIfUnused', 'A')
const savingOff = turnOff(['settings', 'battery'], 'powerSavingMode', 'B')
const highPerformance = choose(['settings', 'battery', 'batteryMode'], 'highPerformance', 'B', 'ifOffered')
const lockSteps = [gesture('openRecents', 'B'), gesture('cardMenuLock', 'B')]
const lock = { steps: lockSteps, notes: ['swipeKills'] } as const

export const oppo = variants([
  {
    id: 'coloros12-15',
    label: 'ColorOS 12–15',
    match: { roms: { coloros: [12, 99] }, android: [12, 99] },
    powerSaving: [savingOff, highPerformance],
    unlimited: [allowBackground],
    autoStart: { steps: [autoLaunchList], or: [[allowAutoLaunch]], notes: ['autoLaunchLimit'] },
    lock,
    powerMgmt: {
      steps: [pauseIfUnused, turnOff(['settings', 'battery'], 'sleepStandby', 'B')],
      target: 'appDetails',
    },
  },
  {
    id: 'coloros6-11',
    label: 'ColorOS 6–11',
    match: { roms: { coloros: [6, 11.9] }, android: [9, 11] },
    powerSaving: [
      savingOff,
      turnOn(['settings', 'appManagement', 'app', 'powerSaver'], 'allowBackground', 'B'),
    ],
    unlimited: [turnOn(['settings', 'appManagement', 'app', 'batteryUsage'], 'runInBackground', 'B')],
    autoStart: {
      steps: [turnOn(['settings', 'appManagement', 'app'], 'allowAutoStartup', 'B')],
      notes: ['autoLaunchLimit'],
    },
    lock,
    powerMgmt: {
      steps: [choose(['settings', 'battery', 'batteryOptimisation', 'app'], 'dontOptimise', 'B')],
      target: 'batteryOptimization',
    },
  },
  {
    id: 'coloros3-5',
    label: 'ColorOS 3–5',
    match: { roms: { coloros: [0, 5.9] }, android: [0, 8] },
    powerSaving: [turnOff(['settings', 'battery', 'app'], 'powerProtection', 'B')],
    unlimited: [turnOn(['settings', 'battery', 'powerProtectionList', 'app'], 'allowBackground', 'B')],
    autoStart: [turnOn(['securityCentre', 'privacyPermissions', 'startupManager'], 'app', 'A')],
    lock,
    powerMgmt: {
      steps: [turnOn(['securityCentre', 'privacyPermissions', 'floatingWindows'], 'app', 'B')],
      target: 'appDetails',
    },
  },
])

export const oneplus = variants([
  {
    id: 'oxygenos12',
    label: 'OxygenOS 12+, ColorOS',
    match: { roms: { oxygenos: [12, 99], coloros: [12, 99] }, android: [12, 99] },
    powerSaving: [savingOff, highPerformance],
    unlimited: [allowBackground],
    autoStart: { steps: [autoLaunchList], or: [[allowAutoLaunch]] },
    lock: { steps: lockSteps, notes: ['lockLimit', 'swipeKills'] },
    powerMgmt: { steps: [pauseIfUnused], target: 'appDetails' },
  },
  {
    id: 'oxygenos11',
    label: 'OxygenOS 11 –',
    match: { roms: { oxygenos: [0, 11.9] }, android: [0, 11] },
    powerSaving: [turnOff(['settings', 'battery'], 'batterySaver', 'C')],
    unlimited: [
      choose(['settings', 'battery', 'batteryOptimisation', 'allApps', 'app'], 'dontOptimise', 'A'),
    ],
    // Sources disagree on whether the switch must be on or off, so the text describes the outcome instead.
    autoStart: [turnOn(['settings', 'apps', 'appAutoLaunch'], 'app', 'A', 'allowAutoLaunchWording')],
    lock: {
      steps: [gesture('openRecents', 'A'), gesture('longPressLock', 'A')],
      notes: ['lockStopsRevert', 'doNotSwipe'],
    },
    powerMgmt: {
      steps: [
        turnOff(['settings', 'battery', 'batteryOptimisation', 'dots', 'advanced'], 'deepOptimisation', 'A'),
        turnOff([], 'adaptiveBattery', 'A'),
        turnOff([], 'sleepStandby', 'A'),
        choose(['settings', 'recentAppManagement'], 'normalClear', 'A'),
      ],
      target: 'powerManager',
    },
  },
])

export const realme = variants([
  {
    id: 'realmeui3-6',
    label: 'realme UI 3–6',
    match: { roms: { realmeui: [0, 99] } },
    powerSaving: [savingOff, turnOff([], 'superPowerSaving', 'B')],
    unlimited: [allowBackground, turnOn([], 'allowForeground', 'A')],
    autoStart: {
      steps: [turnOn([...ourApp, 'batteryUsage'], 'allowAutoLaunch', 'A')],
      notes: ['autoLaunchLimit'],
    },
    lock: { steps: [gesture('openRecents', 'C'), gesture('cardMenuLock', 'C')], notes: ['swipeKills'] },
    powerMgmt: {
      steps: [
        choose(['settings', 'battery', 'moreSettings', 'optimiseUse', 'app'], 'dontOptimise', 'A'),
        turnOff(['settings', 'battery', 'appQuickFreeze'], 'app', 'A'),
        turnOff(['settings', 'battery'], 'sleepStandby', 'A'),
        pauseIfUnused,
      ],
      target: 'appDetails',
    },
  },
])
