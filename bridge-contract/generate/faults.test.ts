import { expect, test } from 'vitest'
import { areas } from '../contract.ts'
import { docs } from '../docs/docs.ts'
import { event, query } from '../schema/define.ts'
import { s } from '../schema/schema.ts'
import { contractFaults } from './faults.ts'

const none = { methods: {}, events: {} }

/** Returns the faults of one method with the given docs. */
const faultsOf = (method: object, of?: object) =>
  contractFaults([{ ...none, methods: { method } }], {
    ...none,
    methods: of ? { getBattery: { doc: 'The battery.', ...of } } : {},
  })

test('the contract has none', () => {
  expect(contractFaults(Object.values(areas), docs)).toEqual([])
})

test('what is no shape is named with its method, wherever it stands', () => {
  const of = (result: object) => faultsOf(query('getBattery', null, result as never), { result: {} })
  expect(of({ charging: 'bool' })).toEqual(['getBattery.charging is no shape'])
  expect(of({ charging: s.bool })).toEqual(['getBattery.charging is no shape'])
  expect(of({ cells: s.arr({ level: s.num() } as never) })).toEqual(['getBattery.cells is no shape'])
  expect(of({ cell: s.opt(s.obj({ level: undefined as never })) })).toEqual([
    'getBattery.cell.level is no shape',
  ])
  expect(of(s.obj({ charging: { t: 'boolean' } as never }))).toEqual(['getBattery.charging is no shape'])
})

test('docs that are missing, do not fit or belong to nothing are named', () => {
  const method = query('getBattery', null, { level: s.num({ max: 1 }) }, { errors: ['NO_BATTERY'] })
  expect(faultsOf(method)).toEqual(['docs.json has no getBattery'])
  expect(faultsOf(method, { errors: { NO_BATTERY: 'There is none.' } })).toEqual([
    'docs.json has no getBattery.result',
  ])
  expect(faultsOf(method, { doc: '', result: { level: 2 } })).toEqual([
    'docs.json: getBattery has no doc',
    'docs.json: getBattery.result.level does not fit its shape',
    'docs.json: getBattery does not explain NO_BATTERY',
  ])
  expect(contractFaults([], { ...none, events: { batteryChanged: { doc: 'x' } } })).toEqual([
    'docs.json: nothing declares batteryChanged',
  ])
})

test('a name is declared once', () => {
  const twice = [{ ...none, events: { a: event('a', null) } }]
  expect(contractFaults([...twice, ...twice], { ...none, events: { a: { doc: 'x' } } })).toEqual([
    'a is declared twice',
  ])
})
