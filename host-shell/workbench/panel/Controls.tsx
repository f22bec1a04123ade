import { useReducer } from 'react'
import { brand } from '@companion/shared/brand/current'
import { flags } from '@companion/shared/flags/current'
import { isComposing } from '@companion/shared/platform/isComposing'
import { wired } from '@companion/shared/texts/languages'
import { controlGroups, type Control } from '../model/controls.ts'
import { readRules } from '../model/apiFaults.ts'
import * as css from './Panel.css.ts'
import { setParameter } from './parameters.ts'
import { Section } from './Section.tsx'

interface FieldProps {
  readonly win: Window
  readonly control: Control
}

/** One query parameter, as a select or a text field. */
function Field({ win, control: { name, label, choices, example } }: FieldProps) {
  const [, render] = useReducer((times: number) => times + 1, 0)
  const value = new URLSearchParams(win.location.search).get(name) ?? ''
  const change = (next: string): void => {
    if (next === value) return
    setParameter(win, name, next)
    render()
  }
  const listed = !choices || value === '' || choices.some(([one]) => one === value)
  return (
    <label className={css.control}>
      <span>{label}</span>
      {choices ? (
        <select className={css.input} value={value} onChange={({ target }) => change(target.value)}>
          <option value="">as it is</option>
          {choices.map(([one, says]) => (
            <option key={one} value={one}>
              {says}
            </option>
          ))}
          {!listed && <option value={value}>{value}</option>}
        </select>
      ) : (
        <input
          className={css.input}
          defaultValue={value}
          placeholder={example}
          onBlur={({ target }) => change(target.value.trim())}
          onKeyDown={({ key, nativeEvent, currentTarget }) =>
            key === 'Enter' && !isComposing(nativeEvent) && change(currentTarget.value.trim())
          }
        />
      )}
    </label>
  )
}

/** Lists the invalid faults in the URL. */
function WrongFaults({ win }: { win: Window }) {
  const { wrong } = readRules(new URLSearchParams(win.location.search).get('fault') ?? '')
  return wrong.length > 0 && <p className={css.wrong}>No fault: {wrong.join(', ')}</p>
}

/** Returns the controls for the brands of this deployment and the brand's languages. */
function brandControls() {
  const brands: Control = {
    name: 'appName',
    label: 'Brand',
    choices: companion.page.brands.map((one) => [one.packageName, one.appName]),
  }
  const language: Control = {
    name: 'lang',
    label: 'Language',
    choices: [...brand().languages, ...wired].map((lang) => [lang, lang]),
  }
  return { brands, language }
}

/** All settings that are stored in the page's URL. */
export function Controls({ win }: { win: Window }) {
  const { brands, language } = brandControls()
  return (
    <>
      <Section id="brand" title="Brand and language">
        {companion.page.brands.length > 1 ? (
          <Field win={win} control={brands} />
        ) : (
          <p className={css.fact}>This host shows {brand().id} alone.</p>
        )}
        <Field win={win} control={language} />
        <p className={css.fact}>App: {flags().appName ?? 'not named'}</p>
      </Section>
      {controlGroups.map(({ title, controls }) => (
        <Section key={title} id={title} title={title}>
          {controls.map((control) => (
            <Field key={control.name} win={win} control={control} />
          ))}
          {controls.some(({ name }) => name === 'fault') && <WrongFaults win={win} />}
        </Section>
      ))}
    </>
  )
}
