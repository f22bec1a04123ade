import { BrandMark } from '@companion/shared/brand/BrandMark'
import { brand } from '@companion/shared/brand/current'
import * as css from './Menu.css.ts'

/** The company behind the app, with the app's icon. */
export function Foot() {
  const { companyName } = brand()
  if (!companyName) return null
  return (
    <p className={css.foot}>
      <BrandMark className={css.footMark} />
      <bdi>{companyName}</bdi>
    </p>
  )
}
