import { longestList } from '../../schema/check.ts'
import type { Schema } from '../../schema/schema.ts'
import { knownOf } from '../tree.ts'

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

const range = (min: number | undefined, max: number | undefined): string => {
  if (min !== undefined && max !== undefined) return ` ${number.format(min)} to ${number.format(max)}`
  if (min !== undefined) return ` from ${number.format(min)}`
  return max === undefined ? '' : ` up to ${number.format(max)}`
}

/** What a shape takes, in words. */
function kindOf(shape: Schema): string {
  switch (shape.t) {
    case 'str': {
      const pattern = shape.pattern ? ` like \`${shape.pattern.replaceAll('|', String.raw`\|`)}\`` : ''
      const length = shape.min || shape.max ? `,${range(shape.min, shape.max)} characters` : ''
      return `text${pattern}${length}${shape.secret ? ', secret' : ''}`
    }
    case 'int':
    case 'num':
      return `${shape.t === 'int' ? 'whole number' : 'number'}${range(shape.min, shape.max)}${shape.secret ? ', secret' : ''}`
    case 'bool':
      return 'true or false'
    case 'oneOf':
      return `one of ${shape.of.map((word) => `\`${word}\`${shape.since?.[word] ? ` (${shape.since[word]})` : ''}`).join(', ')}`
    case 'openOneOf':
      return `${knownOf(shape)
        .map((word) => `\`${word}\``)
        .join(', ')} or a later word`
    case 'arr':
      return `list of at most ${number.format(shape.max ?? longestList)}: ${shape.of.t === 'obj' ? 'objects' : kindOf(shape.of)}`
    case 'opt':
      return kindOf(shape.of)
    case 'obj':
      return 'object'
    default:
      return 'nothing'
  }
}

interface Row {
  readonly name: string
  readonly kind: string
  readonly optional: boolean
}

/** Every field of a shape with what is inside it, as `state.themeChanged.dark`. */
export function rowsOf(shape: Schema, prefix = ''): readonly Row[] {
  const bare = shape.t === 'opt' || shape.t === 'arr' ? shape.of : shape
  if (bare.t === 'arr' || bare.t === 'opt') return rowsOf(bare, prefix)
  if (bare.t !== 'obj') return []
  return Object.entries(bare.fields).flatMap(([name, field]) => {
    const list = (field.t === 'opt' ? field.of : field).t === 'arr'
    const row = { name: `${prefix}${name}`, kind: kindOf(field), optional: field.t === 'opt' }
    return [row, ...rowsOf(field, `${prefix}${name}${list ? '[].' : '.'}`)]
  })
}
