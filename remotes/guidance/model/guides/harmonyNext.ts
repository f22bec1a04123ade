import { turnOff, turnOn, variant } from './build.ts'
import type { Guide } from './guide.ts'

/** Android apps cannot be installed there; shown only when the browser names the system itself. */
export const harmonyNext: Guide = {
  id: 'harmony-next',
  primary: false,
  title: 'HarmonyOS NEXT',
  also: 'HarmonyOS 5+',
  reviewed: '2026-11-21',
  variants: [
    variant(
      'harmony5',
      'HarmonyOS 5+',
      {},
      {
        powerSaving: { steps: [turnOff(['settings', 'battery'], 'powerSavingMode', 'C')] },
        autoStart: {
          steps: [
            turnOff(
              ['settings', 'appsAndServices', 'appLaunchManagement', 'app'],
              'manageAutomatically',
              'C',
            ),
            turnOn([], 'autoLaunch', 'C'),
            turnOn([], 'runInBackground', 'C'),
          ],
          notes: ['noAndroidApps'],
        },
      },
    ),
  ],
}
