import { gesture, turnOff, turnOn, variants } from './guide.ts'

/** From general knowledge of the system, not checked against a source: hence C throughout. */
export const iphone = variants([
  {
    id: 'ios',
    label: 'iOS',
    match: {},
    powerSaving: { steps: [turnOff(['settings', 'battery'], 'lowPowerMode', 'C')], target: 'none' },
    unlimited: {
      steps: [
        turnOn(['settings', 'iosGeneral'], 'backgroundRefresh', 'C'),
        turnOn(['backgroundRefresh'], 'app', 'C'),
        turnOn(['settings', 'app'], 'bluetooth', 'C'),
      ],
      target: 'appDetails',
    },
    lock: [gesture('doNotForceQuit', 'C')],
  },
])
