import { choose, gesture, turnOff, turnOn, variants } from './guide.ts'

export const transsion = variants([
  {
    id: 'hios',
    label: 'HiOS, XOS',
    match: { roms: { hios: [0, 99], xos: [0, 99] } },
    powerSaving: [turnOff(['settings', 'batteryLab'], 'powerSavingManagement', 'B')],
    unlimited: [choose(['settings', 'apps', 'app', 'battery', 'allowBackgroundUsage'], 'unrestricted', 'B')],
    autoStart: {
      steps: [turnOn(['settings', 'appManagement', 'autoStartManagement'], 'app', 'A')],
      or: [[turnOn(['phoneMaster', 'toolbox', 'autoStartManagement'], 'app', 'A')]],
    },
    lock: { steps: [gesture('openRecents', 'B'), gesture('arrowPadlock', 'B')], notes: ['doNotSwipe'] },
    powerMgmt: {
      steps: [
        turnOff(['settings', 'batteryLab'], 'powerBoost', 'B'),
        turnOff([], 'screenOffSleep', 'B'),
        turnOff([], 'sleepModeOptimisation', 'B', 'airplaneAtNight'),
      ],
      target: 'powerManager',
    },
  },
])
