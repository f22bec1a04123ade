import { fireEvent, getByLabelText, queryAllByRole } from '@testing-library/dom'

/** What a test does to the page from within it, the same way in every engine. Throws why something cannot be done yet. */

/** Whether a finger at the element's middle would meet it and nothing above it. */
function reachable(element: Element): boolean {
  element.scrollIntoView({ block: 'center' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const met = document.elementFromPoint(left + width / 2, top + height / 2)
  return met !== null && (element.contains(met) || met.contains(element))
}

/** Presses what has this role and, as a pattern, this name. */
function press(role: string, name: string): true {
  const found = queryAllByRole(document.body, role, { name: new RegExp(name) })
  const element = found.find(reachable)
  if (!element) throw new Error(`of ${found.length} ${role} ${name} none can be pressed`)
  if (element.getAttribute('aria-disabled') === 'true' || element.matches(':disabled'))
    throw new Error(`${role} ${name} is disabled`)
  element.click()
  return true
}

/** Types into the field with this label; the value it holds before must be as said. */
function fill(label: string, value: string, before: string): true {
  const field = getByLabelText<HTMLInputElement>(document.body, label, { exact: true })
  if (!reachable(field)) throw new Error(`${label} is covered`)
  if (field.value !== before) throw new Error(`${label} holds ${field.value}`)
  field.focus()
  fireEvent.input(field, { target: { value } })
  return true
}

Object.assign(window, { hands: { press, fill, page: document } })
