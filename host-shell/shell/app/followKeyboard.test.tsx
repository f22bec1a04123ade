import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { installFakeApp, type FakeApp } from '@companion/bridge-contract/fake/install'
import { startBridge } from '@companion/shared/bridge/app'
import { bridgeWindow } from '../../../test/nativeApp.ts'
import { followKeyboard } from './followKeyboard.ts'

/** A web view of 390 × 800 px, whose visual viewport the tests set. */
const view = Object.assign(new EventTarget(), { height: 800, offsetTop: 0 })
const win = Object.assign(new EventTarget(), {
  document,
  visualViewport: view,
  innerWidth: 390,
  innerHeight: 800,
  requestAnimationFrame: (run: () => void) => run(),
})

let app: FakeApp
const field = document.createElement('input')
const covered = () => document.documentElement.style.getPropertyValue('--kb')
const resize = (sizes: Partial<typeof win>, visible: number, offsetTop = 0) => {
  Object.assign(win, sizes)
  Object.assign(view, { height: visible, offsetTop })
  win.dispatchEvent(new Event('resize'))
  view.dispatchEvent(new Event('resize'))
}

beforeAll(async () => {
  const around = bridgeWindow()
  app = installFakeApp(around, { platform: 'ios' })
  await startBridge(around)
  followKeyboard(win as unknown as Window)
})
beforeEach(() => {
  document.body.append(field)
  field.blur()
  app.emit('keyboardChanged', { heightPx: 0 })
  resize({ innerWidth: 390, innerHeight: 800 }, 800)
})
afterAll(() => {
  app.uninstall()
  field.remove()
})

test('a keyboard over the page is measured by the engine or reported by the app, and counts once', () => {
  field.focus()
  resize({}, 500)
  expect(covered()).toBe('300px')
  app.emit('keyboardChanged', { heightPx: 310 })
  expect(covered()).toBe('310px')
  app.emit('keyboardChanged', { heightPx: 0 })
  resize({}, 800)
  expect(covered()).toBe('0px')
  app.emit('keyboardChanged', { heightPx: 310 })
  expect(covered()).toBe('310px')
})

test('a keyboard that makes the web view smaller covers nothing, even if the app reports it', () => {
  field.focus()
  app.emit('keyboardChanged', { heightPx: 300 })
  resize({ innerHeight: 500 }, 500)
  expect(covered()).toBe('0px')
  // The app's bar above the keyboard isn't part of the resize.
  app.emit('keyboardChanged', { heightPx: 344 })
  expect(covered()).toBe('44px')
})

test('nothing floats if the visual viewport does not come back when the keyboard closes', () => {
  field.focus()
  resize({}, 500)
  expect(covered()).toBe('300px')
  resize({}, 700, 0)
  field.blur()
  expect(covered()).toBe('0px')
  view.dispatchEvent(new Event('scroll'))
  expect(covered()).toBe('0px')
})

test('a turned phone has another height, which is no keyboard', () => {
  field.focus()
  resize({ innerWidth: 800, innerHeight: 390 }, 390)
  app.emit('keyboardChanged', { heightPx: 200 })
  expect(covered()).toBe('200px')
})

test('a browser toolbar is no keyboard', () => {
  field.focus()
  resize({}, 740)
  expect(covered()).toBe('0px')
})
