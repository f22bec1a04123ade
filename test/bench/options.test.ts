import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

const read = (...args: string[]) => readOptions(args, 'here')

test('without arguments everything is measured', () => {
  expect(read()).toMatchObject({
    contenders: ['plain', 'hinted', 'companion', 'returning', 'federation', 'empty'],
    screens: ['weather', 'menu', 'pay', 'help', 'registration'],
    sections: ['swap', 'moves', 'fleet', 'builds', 'edit'],
    rounds: 7,
    out: 'here',
    compare: undefined,
  })
})

test('names narrow down their own kind; sections come alone', () => {
  expect(read('--only', 'companion,plain')).toMatchObject({
    contenders: ['plain', 'companion'],
    screens: { length: 5 },
    sections: [],
  })
  expect(read('--only', 'pay')).toMatchObject({ contenders: { length: 6 }, screens: ['pay'], sections: [] })
  expect(read('--only', 'swap, edit')).toMatchObject({
    contenders: [],
    screens: [],
    sections: ['swap', 'edit'],
  })
  expect(read('--only', 'pay,swap')).toMatchObject({ screens: ['pay'], sections: ['swap'] })
})

test('what cannot be meant is refused with what there is', () => {
  expect(() => read('--only', 'wether')).toThrow(/no wether; there are plain, hinted/)
  for (const rounds of ['0', '1.5', 'many', '1000'])
    expect(() => read('--rounds', rounds)).toThrow(`not "${rounds}"`)
  expect(() => read('--fast')).toThrow(/unknown option '--fast'/)
  expect(() => read('weather')).toThrow(/too many arguments/)
})

test('the help names everything that can be asked for', () => {
  const help = read('--help')
  for (const words of [
    '--only',
    '--rounds',
    '--out',
    '--compare',
    '--sites',
    'registration',
    'federation',
    'fleet',
  ])
    expect(help).toContain(words)
})
