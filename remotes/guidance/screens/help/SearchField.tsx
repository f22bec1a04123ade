import { IconButton } from '@companion/shared/ui/controls/IconButton'
import * as field from '@companion/shared/ui/fields/Field.css'
import { close, search } from '@companion/shared/ui/text/icons'
import { Icon } from '@companion/shared/ui/text/Icon'
import { useLayoutEffect, useRef } from 'react'
import { useTexts } from '../../texts.ts'
import * as css from './Help.css.ts'

interface Props {
  value: string
  onChange: (value: string) => void
}

/** The search field. Its name is its placeholder, and a button of our own clears it. */
export function SearchField({ value, onChange }: Props) {
  const t = useTexts()
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    // Text typed before hydration stays in the field, but the next render would clear it.
    const { value: typed, defaultValue } = input.current!
    if (typed !== defaultValue) onChange(typed)
  }, [onChange])
  return (
    <div className={field.box}>
      <span className={field.leading}>
        <Icon of={search} small />
      </span>
      <input
        ref={input}
        type="search"
        name="q"
        className={`${field.input} ${css.search}`}
        aria-label={t('searchHelp')}
        placeholder={t('searchHelp')}
        enterKeyHint="search"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && (
        <span className={`${field.trailing} ${css.clear}`}>
          <IconButton
            label={t('clearSearch')}
            icon={close}
            onClick={() => {
              onChange('')
              input.current?.focus()
            }}
          />
        </span>
      )}
    </div>
  )
}
