import { guardStorage } from '@companion/shared/platform/storage'
import { useCarried } from '@companion/shared/swap/guard'
import { readUnit, unitOf, type Unit } from '../model/unit.ts'

const key = 'weather.unit'
const device = guardStorage<typeof key>(() => globalThis.localStorage)

/** The user's temperature unit: the last choice on this device, else that of the device's country. */
export function useUnit(): [Unit, (unit: Unit) => void] {
  const [unit, carry] = useCarried<Unit>(key, readUnit(device.get(key)) ?? unitOf(navigator.language))
  const choose = (next: Unit) => {
    device.set(key, next)
    carry(next)
  }
  return [unit, choose]
}
