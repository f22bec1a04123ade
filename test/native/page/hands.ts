import { fireEvent, getByLabelText, queryAllByRole } from '@testing-library/dom'

/**
 * Test actions within the page, identical in every engine. Each throws the reason if the action isn't
 * possible yet.
 */

/** Returns whether a tap on the element's centre would hit it, with nothing above it. */
function reachable(element: Element): boolean {
  element.scrollIntoView({ block: 'center' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const met = document.elementFromPoint(left + width / 2, top + height / 2)
  return met !== null && (element.contains(met) || met.contains(element))
}

/** Presses the element with this role and name pattern. */
function press(role: string, name: string): true {
  const found = queryAllByRole(document.body, role, { name: new RegExp(name) })
  const element = found.find(reachable)
  if (!element) throw new Error(`of ${found.length} ${role} ${name} none can be pressed`)
  if (element.getAttribute('aria-disabled') === 'true' || element.matches(':disabled'))
    throw new Error(`${role} ${name} is disabled`)
  element.click()
  return true
}

/** Types into the field with this label, which must contain `before`. */
function fill(label: string, value: string, before: string): true {
  const field = getByLabelText<HTMLInputElement>(document.body, label, { exact: true })
  if (!reachable(field)) throw new Error(`${label} is covered`)
  if (field.value !== before) throw new Error(`${label} holds ${field.value}`)
  field.focus()
  fireEvent.input(field, { target: { value } })
  return true
}

Object.assign(window, { hands: { press, fill, page: document } })
