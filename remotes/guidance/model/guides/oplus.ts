import { choose, gesture, turnOff, turnOn } from './build.ts'

/** What the systems of OPPO, OnePlus and realme share since they became one code base. */
export const oplus = {
  allowBackground: turnOn(
    ['settings', 'apps', 'appManagement', 'app', 'batteryUsage'],
    'allowBackground',
    'A',
  ),
  allowAutoLaunch: turnOn(
    ['settings', 'apps', 'appManagement', 'app', 'batteryUsage'],
    'allowAutoLaunch',
    'B',
  ),
  autoLaunchList: turnOn(['settings', 'apps', 'autoLaunchPlain'], 'app', 'A'),
  pauseIfUnused: turnOff(['settings', 'apps', 'appManagement', 'app'], 'pauseIfUnused', 'A'),
  sleepStandby: turnOff(['settings', 'battery'], 'sleepStandby', 'B'),
  savingOff: turnOff(['settings', 'battery'], 'powerSavingMode', 'B'),
  highPerformance: choose(['settings', 'battery', 'batteryMode'], 'highPerformance', 'B', 'ifOffered'),
  lock: { steps: [gesture('openRecents', 'B'), gesture('cardMenuLock', 'B')], notes: ['swipeKills'] },
} as const
