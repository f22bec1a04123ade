import { expect, test } from 'vitest'
import { slownessOf } from './slowness.ts'

test.for([
  [String.raw`^([a-z]{2,3})(?:[-_]([a-z]{2,4}))?(?:[-_]\w{1,8})*$`, 'i', 'exponential'],
  ['^(a+)+$', '', 'exponential'],
  ['^(a|a)*$', '', 'exponential'],
  ['^(?:a|ab|b)*$', '', 'exponential'],
  ['^(a*)*$', '', 'exponential'],
  [String.raw`^(\w+\s?)*$`, '', 'exponential'],
  ['^a*a*$', '', 'polynomial'],
  [String.raw`.+@|\.?[^.]+`, 'g', 'polynomial'],
  [String.raw`\s+$`, '', 'polynomial'],
  ['‘[^’]*’', 'g', 'polynomial'],
  ['"[^"]*"', 'g', undefined],
  ['<a>.*<b>', '', 'polynomial'],
  [String.raw`x(?=\w*!)`, '', 'polynomial'],
  ['^(?:a+b)+$', '', undefined],
  ['^[a-z]+[0-9]+$', '', undefined],
  ['[a-z]+', 'g', undefined],
  [String.raw`^[A-Za-z][\w.]{0,99}$`, '', undefined],
  [String.raw`(?:[^"\\]|\\.)*`, '', undefined],
] as const)('/%s/%s grows %s', ([source, flags, growth]) => {
  expect(slownessOf(source, flags)?.growth).toBe(growth)
})
