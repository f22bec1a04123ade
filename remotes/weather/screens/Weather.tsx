import { useTexts } from '../texts.ts'
import * as styles from './Weather.css.ts'

export function Weather() {
  const t = useTexts()
  return <h1 className={styles.title}>{t('title')}</h1>
}
