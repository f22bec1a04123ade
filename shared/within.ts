import { deviceClock, type Clock } from './session/clock.ts'

/** The task's outcome; rejects after `ms` milliseconds without one. What the task does afterwards is of no interest. */
export const within = <T>(ms: number, task: Promise<T>, clock: Clock = deviceClock): Promise<T> =>
  new Promise((resolve, reject) => {
    const callOff = clock.after(ms, () => reject(new Error(`took longer than ${ms} ms`)))
    void task.then(resolve, reject).finally(callOff)
  })
