import { gesture, turnOff, turnOn, variant } from './build.ts'
import type { Guide } from './guide.ts'

/** From general knowledge of the system, not checked against a source: hence C throughout. */
export const iphone: Guide = {
  id: 'iphone',
  primary: false,
  title: 'iPhone',
  also: 'iPad',
  reviewed: '2026-11-21',
  variants: [
    variant(
      'ios',
      'iOS',
      {},
      {
        powerSaving: { steps: [turnOff(['settings', 'battery'], 'lowPowerMode', 'C')] },
        unlimited: {
          steps: [
            turnOn(['settings', 'iosGeneral'], 'backgroundRefresh', 'C'),
            turnOn(['backgroundRefresh'], 'app', 'C'),
            turnOn(['settings', 'app'], 'bluetooth', 'C'),
          ],
          target: 'appDetails',
        },
        lock: { steps: [gesture('doNotForceQuit', 'C')] },
      },
    ),
  ],
}
