/** A storage that never throws. Values that the device can't store are stored in memory. */
export interface GuardedStorage<K extends string> {
  get(key: K): string | null
  set(key: K, value: string): void
  remove(key: K): void
  /** Stores a value on the device only. If that fails, returns false, and the old value isn't changed. */
  setOnDevice(key: K, value: string): boolean
  /** Returns all keys that have a value. */
  keys(): readonly string[]
}

/** The methods of the platform's storage that we use. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> &
  Partial<Pick<Storage, 'key' | 'length'>>

/**
 * Wraps a storage that can be null (Android web views without DOM storage), throw on any access, or be full.
 * Calls `open` for each access, because even reading the property `localStorage` can throw.
 */
export function guardStorage<K extends string>(
  open: () => DeviceStorage | null | undefined,
): GuardedStorage<K> {
  const memory = new Map<K, string | null>()

  const attempt = (act: (device: DeviceStorage) => void): boolean => {
    try {
      const device = open()
      if (!device) return false
      act(device)
      return true
    } catch {
      return false
    }
  }

  const remove = (key: K): void => {
    // If a value can't be removed, null hides it, so that it doesn't return in this page.
    if (attempt((device) => device.removeItem(key))) memory.delete(key)
    else memory.set(key, null)
  }

  return {
    get(key) {
      let value = memory.get(key)
      if (value === undefined) attempt((device) => (value = device.getItem(key)))
      return value ?? null
    },
    set(key, value) {
      if (attempt((device) => device.setItem(key, value))) {
        memory.delete(key)
        return
      }
      // The storage is full. Removes the old value, otherwise it would return after a reload.
      remove(key)
      memory.set(key, value)
    },
    remove,
    setOnDevice: (key, value) => attempt((device) => device.setItem(key, value)),
    keys() {
      const kept: (string | null | undefined)[] = Array.from(memory.keys())
      attempt((device) => {
        for (let i = 0; i < (device.length ?? 0); i++) kept.push(device.key?.(i))
      })
      return Array.from(new Set(kept)).filter(
        (key): key is K => typeof key === 'string' && memory.get(key as K) !== null,
      )
    },
  }
}

/** The local storage, which all releases of all remotes share. */
export const deviceStore: GuardedStorage<string> = /* @__PURE__ */ guardStorage(() => globalThis.localStorage)
