import { afterEach, expect, test, vi } from 'vitest'
import { leaveInMotion } from './leaveInMotion.ts'

afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

/** An element between two others, whose closing animation ends when the test says so. */
function put() {
  document.body.innerHTML = '<main><i></i><p>Saved</p><b></b></main>'
  const element = document.querySelector('p')!
  let end = () => {}
  const finished = new Promise<void>((done) => (end = done))
  element.getAnimations = () => [{ finished } as unknown as Animation]
  element.getClientRects = () => [new DOMRect(0, 0, 10, 10)] as unknown as DOMRectList
  return { element, end }
}
const tasks = () => new Promise((done) => setTimeout(done))

test('a removed element is back at its place until its animation has ended, and nobody can reach it', async () => {
  const { element, end } = put()
  leaveInMotion(element, 'leaving')
  element.remove()
  await tasks()
  expect(element.previousElementSibling?.localName).toBe('i')
  expect(element.nextElementSibling?.localName).toBe('b')
  expect(element.className).toBe('leaving')
  expect([element.inert, element.ariaHidden]).toEqual([true, 'true'])
  end()
  await tasks()
  expect(element.isConnected).toBe(false)
})

test('an animation that never ends is cut off', async () => {
  vi.useFakeTimers()
  const { element } = put()
  leaveInMotion(element, 'leaving')
  element.remove()
  await vi.advanceTimersByTimeAsync(399)
  expect(element.isConnected).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(element.isConnected).toBe(false)
})

test('an element whose screen has left with it stays away', async () => {
  const { element } = put()
  leaveInMotion(element, 'leaving')
  element.parentElement!.remove()
  await tasks()
  expect(element.isConnected).toBe(false)
  expect(element.className).toBe('')
})

test('an element that was not visible stays away', async () => {
  const { element } = put()
  element.getClientRects = () => [] as unknown as DOMRectList
  leaveInMotion(element, 'leaving')
  element.remove()
  await tasks()
  expect(element.isConnected).toBe(false)
})

test('an element that is not removed after all keeps its class', async () => {
  const { element } = put()
  leaveInMotion(element, 'leaving')
  await tasks()
  expect(element.className).toBe('')
})
