/** Storage that never throws: what the device will not keep lives in memory until the page goes. */
export interface GuardedStorage<K extends string> {
  get(key: K): string | null
  set(key: K, value: string): void
  remove(key: K): void
  /** Sets it on the device alone. False where that fails, as on a full disk: what was there stays. */
  setOnDevice(key: K, value: string): boolean
  /** Every key that holds a value, whoever set it. */
  keys(): readonly string[]
}

/** The part of the platform's storage that is used; a host may offer none, or one that throws. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> &
  Partial<Pick<Storage, 'key' | 'length'>>

/**
 * A guarded port over a storage that may be null (Android web views without DOM storage), throw on any access, or be
 * full. `open` is asked each time, because reading the property itself may throw.
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
    // A value that will not go away must not come back within this page: null stands before it.
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
      // Full: the old value would return after a reload, so it goes before memory takes over.
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

/** What outlives the page on this device, for every release of every remote. */
export const deviceStore: GuardedStorage<string> = /* @__PURE__ */ guardStorage(() => globalThis.localStorage)
