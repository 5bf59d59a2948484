import type { Schema } from '../releases/contract.ts'

/** Fields by their path: what lies under a name, under `[]` of a list, under `{}` of a record. */
export type FieldTree = { [segment: string]: FieldTree }

export const OF_LIST = '[]'
export const OF_RECORD = '{}'

/** The schema without the fields that are not in the tree. */
export function onlyFields(schema: Schema, tree: FieldTree): Schema {
  const alternatives = ['anyOf', 'oneOf', 'allOf'].flatMap(key =>
    isList(schema[key]) ? [[key, schema[key].map(one => onlyFields(asSchema(one), tree))] as const] : [],
  )
  return { ...schema, ...Object.fromEntries(alternatives), ...ofList(schema, tree), ...ofObject(schema, tree) }
}

function ofList({ items, prefixItems }: Schema, { [OF_LIST]: tree = {} }: FieldTree): Schema {
  return {
    ...(isSchema(items) && { items: onlyFields(items, tree) }),
    ...(isList(prefixItems) && { prefixItems: prefixItems.map(item => onlyFields(asSchema(item), tree)) }),
  }
}

function ofObject({ type, properties = {}, required, additionalProperties: others }: Schema, tree: FieldTree): Schema {
  if (type !== 'object') return {}
  const read = Object.entries(asSchema(properties)).filter(([name]) => Object.hasOwn(tree, name))
  return {
    properties: Object.fromEntries(read.map(([name, inner]) => [name, onlyFields(asSchema(inner), tree[name] ?? {})])),
    required: isList(required) ? required.filter(name => Object.hasOwn(tree, String(name))) : [],
    // Fields that are not read may be there or not.
    additionalProperties: isSchema(others) ? onlyFields(others, tree[OF_RECORD] ?? {}) : {},
  }
}

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What is no schema allows everything, as `true` does. */
export function asSchema(value: unknown): Schema {
  return isSchema(value) ? value : {}
}
