import type { Json, JsonObject } from '../../types'

/** What a schema allows, in words that continue a sentence: `1 to 100 characters`, `at least 0`, `multiple of 5`. */
export function limitWords(schema: JsonObject): string[] {
  const multipleOf = number(schema.multipleOf)
  return [
    range(number(schema.minLength), number(schema.maxLength), 'character'),
    range(number(schema.minItems), number(schema.maxItems), 'item'),
    range(number(schema.minProperties), number(schema.maxProperties), 'property'),
    ...valueRange(schema),
    multipleOf === undefined ? undefined : `multiple of ${multipleOf}`,
    schema.uniqueItems === true ? 'no two items alike' : undefined,
  ].filter((words) => words !== undefined)
}

/** `exclusiveMinimum` is a boolean beside `minimum` in 3.0, and a number of its own in 3.1. */
function valueRange(schema: JsonObject): (string | undefined)[] {
  const minimum = number(schema.minimum)
  const maximum = number(schema.maximum)
  const above = schema.exclusiveMinimum === true ? minimum : number(schema.exclusiveMinimum)
  const below = schema.exclusiveMaximum === true ? maximum : number(schema.exclusiveMaximum)
  return [
    range(above === minimum ? undefined : minimum, below === maximum ? undefined : maximum),
    above === undefined ? undefined : `more than ${above}`,
    below === undefined ? undefined : `less than ${below}`,
  ]
}

function range(least: number | undefined, most: number | undefined, unit?: string): string | undefined {
  if (least !== undefined && least === most) return `exactly ${count(least, unit)}`
  if (least !== undefined && most !== undefined) return `${least} to ${count(most, unit)}`
  if (least !== undefined) return `at least ${count(least, unit)}`
  return most === undefined ? undefined : `at most ${count(most, unit)}`
}

function count(amount: number, unit: string | undefined): string {
  if (unit === undefined) return String(amount)
  return `${amount} ${amount === 1 ? unit : unit === 'property' ? 'properties' : `${unit}s`}`
}

function number(value: Json | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined
}
