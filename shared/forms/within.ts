/** Milliseconds a part of the page may take to arrive. */
export const partLimit = 8000

/** The task, or a rejection when it takes longer than `ms`: nothing waits for ever. */
export const within = <T>(task: Promise<T>, ms: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('too slow')), ms)
    void task.then(resolve, reject).finally(() => clearTimeout(timer))
  })
