import { gesture, turnOff, turnOn, variants } from './guide.ts'

/** These steps weren't checked against a source, so all of them have confidence C. */
export const iphone = variants([
  {
    id: 'ios',
    label: 'iOS',
    match: {},
    powerSaving: { steps: [turnOff(['iosSettings', 'iosBattery'], 'lowPowerMode', 'C')], target: 'none' },
    unlimited: {
      steps: [
        turnOn(['iosSettings', 'iosGeneral'], 'backgroundRefresh', 'C'),
        turnOn(['backgroundRefresh'], 'app', 'C'),
        turnOn(['iosSettings', 'app'], 'bluetooth', 'C'),
      ],
      target: 'appDetails',
    },
    lock: [gesture('doNotForceQuit', 'C')],
  },
])
