/** A promise with an end: rejects with `late` when it takes longer than `ms`. */
export const inTime = <T>(promise: Promise<T>, ms: number, late: Error): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late), ms)
    void promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
