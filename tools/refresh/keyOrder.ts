import { isObject, type Json, own } from '../../plugins/openapi-request'

/** A value with its keys in the order that they have in another one, new ones last: a refreshed file then shows what is different only. */
export function inOrderOf(value: Json, model: Json | undefined): Json {
  if (Array.isArray(value))
    return value.map((item, index) => inOrderOf(item, Array.isArray(model) ? model[index] : undefined))
  if (!isObject(value)) return value
  const known = isObject(model) ? Object.keys(model).filter((key) => own(value, key) !== undefined) : []
  const keys = new Set([...known, ...Object.keys(value)])
  return Object.fromEntries([...keys].map((key) => [key, inOrderOf(own(value, key) ?? null, own(model, key))]))
}
