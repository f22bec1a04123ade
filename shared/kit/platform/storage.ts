/** Storage that never throws: values the device can't store stay in memory. */
export interface GuardedStorage<K extends string> {
  get(key: K): string | null
  set(key: K, value: string): void
  remove(key: K): void
  /** Stores a value on the device only. False if that fails, for example on a full disk: the old value stays. */
  setOnDevice(key: K, value: string): boolean
  /** All keys with a value. */
  keys(): readonly string[]
}

/** The used part of the platform's storage. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> &
  Partial<Pick<Storage, 'key' | 'length'>>

/**
 * Guards a storage that may be null (Android web views without DOM storage), throw on any access, or be
 * full. Calls `open` for each access, because reading the property itself may throw.
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
    // A value that can't be removed must not return in this page: null hides it.
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
      // Full: removes the old value, which would return after a reload.
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

/** The local storage, for all releases of all remotes. */
export const deviceStore: GuardedStorage<string> = /* @__PURE__ */ guardStorage(() => globalThis.localStorage)
