/** Rejects when a task takes longer than `ms` milliseconds; what it does afterwards is of no interest. */
export function within<T>(ms: number, task: Promise<T>, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what} took longer than ${ms} ms`)), ms)
    task.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
