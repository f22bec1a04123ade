import assert from 'node:assert/strict'
import type { Schema } from '../../schema/schema.ts'
import type { Cases, Library } from '../kit.ts'

const fault = ({ check }: Library, shape: Schema, value: unknown): string => {
  try {
    check(shape, value)
    return 'fits'
  } catch (error) {
    return (error as Error).message
  }
}

/** Asserts the path of each value's fault, or `fits`. */
const verdicts = (
  lib: Library,
  shape: Schema,
  table: readonly (readonly [value: unknown, at: string])[],
): void => {
  for (const [value, at] of table) assert.equal(fault(lib, shape, value), at, `${shape.t} of ${typeof value}`)
}

/** Values that fit a shape, and values that don't. */
export const shapes: Cases = {
  'text has a length and a pattern, and ends at 64 Ki characters': (lib) => {
    const { s } = lib
    verdicts(lib, s.str({ min: 2, max: 3 }), [
      ['a', '$'],
      ['ab', 'fits'],
      ['abc', 'fits'],
      ['abcd', '$'],
      [12, '$'],
      [['a', 'b'], '$'],
    ])
    verdicts(lib, s.str({ pattern: '^[a-c]+$' }), [
      ['abc', 'fits'],
      ['abd', '$'],
      ['', '$'],
    ])
    verdicts(lib, s.str(), [
      ['', 'fits'],
      ['x'.repeat(65536), 'fits'],
      ['x'.repeat(65537), '$'],
      [null, '$'],
      [undefined, '$'],
    ])
    verdicts(lib, s.str({ max: 70000 }), [
      ['x'.repeat(70000), 'fits'],
      ['x'.repeat(70001), '$'],
    ])
  },

  'numbers have a range; an int is safe, a num is finite': (lib) => {
    const { s } = lib
    verdicts(lib, s.int({ min: 0, max: 5 }), [
      [0, 'fits'],
      [5, 'fits'],
      [-1, '$'],
      [6, '$'],
      [1.5, '$'],
      ['1', '$'],
      [true, '$'],
    ])
    verdicts(lib, s.int(), [
      [2 ** 53 - 1, 'fits'],
      [2 ** 53, '$'],
      [-5, 'fits'],
      [1795219200000, 'fits'],
    ])
    verdicts(lib, s.num({ min: -1.5, max: 1.5 }), [
      [-1.5, 'fits'],
      [1.5, 'fits'],
      [1.6, '$'],
      [-1.6, '$'],
      ['1', '$'],
    ])
    verdicts(lib, s.num(), [
      [1e300, 'fits'],
      [Number.NaN, '$'],
      [Infinity, '$'],
      [-Infinity, '$'],
      [null, '$'],
    ])
  },

  'true, false and nothing else is a bool': (lib) => {
    verdicts(lib, lib.s.bool(), [
      [true, 'fits'],
      [false, 'fits'],
      [0, '$'],
      ['true', '$'],
      [null, '$'],
      [undefined, '$'],
    ])
  },

  'a closed choice takes its words, an open one any text': (lib) => {
    verdicts(lib, lib.s.oneOf(['a', 'b']), [
      ['a', 'fits'],
      ['b', 'fits'],
      ['c', '$'],
      ['', '$'],
      [['a'], '$'],
      [0, '$'],
    ])
    verdicts(lib, lib.s.openOneOf('os'), [
      ['ios', 'fits'],
      ['new', 'fits'],
      ['x'.repeat(65537), '$'],
      [1, '$'],
      [null, '$'],
    ])
  },

  'a list has at most 1000 items, or as many as it says': (lib) => {
    const { s, check } = lib
    const many = (count: number) => Array.from({ length: count }, () => 1)
    verdicts(lib, s.arr(s.int()), [
      [[], 'fits'],
      [many(1000), 'fits'],
      [many(1001), '$'],
      [[1, 'x'], '$.1'],
      ['ab', '$'],
      [{ length: 0 }, '$'],
    ])
    verdicts(lib, s.arr(s.int(), 2), [
      [[1, 2], 'fits'],
      [[1, 2, 3], '$'],
    ])
    verdicts(lib, s.arr(s.int()), [
      [Object.assign([], { length: 2 }), '$.0'],
      [null, '$'],
    ])
    assert.deepEqual(check(s.arr(s.int()), [3, 4]), [3, 4])
  },

  'null and undefined are an absent option': (lib) => {
    const { s, check } = lib
    const shape = s.obj({ a: s.opt(s.int()), b: s.opt(s.str()), c: s.opt(s.bool()) })
    assert.deepEqual(check(shape, { a: null, b: undefined }), {})
    assert.deepEqual(check(shape, { a: 0, b: '', c: false }), { a: 0, b: '', c: false })
    verdicts(lib, shape, [
      [{ a: 'x' }, '$.a'],
      [{ b: 1 }, '$.b'],
    ])
  },

  'nothing is read where nothing is expected': (lib) => {
    assert.equal(lib.check(lib.s.none(), { token: 'x' }), undefined)
    verdicts(lib, lib.s.none(), [
      ['anything', 'fits'],
      [null, 'fits'],
    ])
  },

  'an object is no list, no text and not nothing': (lib) => {
    verdicts(lib, lib.s.obj({}), [
      [{}, 'fits'],
      [[], '$'],
      ['x', '$'],
      [null, '$'],
      [undefined, '$'],
      [7, '$'],
      [() => 1, '$'],
    ])
    verdicts(lib, lib.s.obj({}), [
      [{ length: 70000 }, 'fits'],
      [Object.create(null), 'fits'],
    ])
  },
}
