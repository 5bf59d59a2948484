import type { AnyEndpoint } from '@shop/contracts/endpoint'

type Definition = {
  type: string
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
  keyType?: Schema
  valueType?: Schema
  options?: readonly Schema[]
  items?: readonly Schema[]
  values?: readonly unknown[]
  entries?: Record<string, unknown>
}
type Schema = { _zod: { def: Definition }; safeParse(value: unknown): { success: boolean } }

/** Texts and numbers as our contracts want them: a field gets the first that it takes. */
const candidates: readonly unknown[] = [
  ...['DR-1042-BUR-R', 'dresses', '26-000042', 'T26-000001', '2026-11-21', '2026-11', '2026-11-21T10:00:00.000Z'],
  ...['0123456789abcdef', '6f1b6f0e-3f52-4d0c-8a51-0d2f3a4b5c6d', 'a'.repeat(43), 'a'.repeat(64), '0123456789'],
  ...['olena@example.com', '+380671234567', '/store', '10:00', '#1a1a1a', '21.11.1990', '1', 'UA', '36 (S)', '160-167'],
  ...['20450123456789', '14360570', 'mf-catalog/store', '12345', '123456', ''],
  ...[90, 1, 0, 10, 50, 176, 1000, 2026, true, {}, [], null, undefined],
]

/**
 * A value that `schema` takes: every field is there and each list has one item, except where that does not go together.
 * @throws Error when none is found
 */
export function sampleOf(schema: unknown): unknown {
  const value = findValue(schema as Schema, 'whole')
  if ((schema as Schema).safeParse(value).success) return value
  throw new Error('No sample of this schema was found: give one')
}

/**
 * The emptiest value that `schema` takes: nothing, zero, false, no text, an empty list, the first of some names. For fixtures
 * that say only what matters.
 */
export function blankOf<Value>(schema: { _zod: { output: Value } }): Value {
  return buildValue(schema as unknown as Schema, 'blank') as Value
}

type Size = 'whole' | 'small' | 'blank'

function findValue(schema: Schema, size: Size): unknown {
  if (size !== 'whole') return buildValue(schema, size)
  const whole = buildValue(schema, size)
  return schema.safeParse(whole).success ? whole : buildValue(schema, 'small')
}

function buildValue(schema: Schema, size: Size): unknown {
  const { type, shape, element, innerType, keyType, valueType, options, items, values, entries } = schema._zod.def
  const takes = (value: unknown) => schema.safeParse(value).success
  const inner = (part: Schema) => findValue(part, size)
  if (innerType) {
    if (size !== 'whole' && type !== 'readonly') return type === 'nullable' ? null : undefined
    return inner(innerType)
  }
  if (shape) return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, inner(field)]))
  if (element) return size !== 'whole' && takes([]) ? [] : [inner(element)]
  if (items) return items.map(inner)
  if (options) return options.map(inner).find(takes)
  if (keyType && valueType) {
    const names = Object.values(keyType._zod.def.entries ?? {}).map(String)
    return Object.fromEntries(names.map(name => [name, inner(valueType)]))
  }
  const blanks = size === 'blank' ? ['', 0, false] : []
  return [...(values ?? []), ...Object.values(entries ?? {}), ...blanks, ...candidates].find(takes)
}

type Fields = Record<string, unknown>
export type Input = { params: Fields; query: Fields; body: Fields }

const soldInAutumn = { category: 'dresses', from: '2026-10-01', to: '2026-11-30' }
/** Calls whose fields depend on each other, so that no sample of them is found. */
const given: Readonly<Record<string, Fields>> = {
  'GET /api/admin/statistics/sales': soldInAutumn,
  'POST /api/admin/statistics/sales/exports': { filter: soldInAutumn, language: 'uk' },
  'POST /api/admin/statistics/sew-again/exports': { filter: soldInAutumn, language: 'uk' },
  'GET /api/products/get-by/article-list': { article_list: '["DR-1042-BUR-R"]', check_show: '1' },
  'POST /api/payments/start': { order: '26-000001-aaaaaaaaaaaaa', method: 'card' },
}

/** Params, query and body that the contract of a call takes, as they are sent. */
export function sampleInput(endpoint: Pick<AnyEndpoint, 'method' | 'path' | 'params' | 'query' | 'body'>): Input {
  const part = (name: keyof Input): Fields => {
    const sample = endpoint[name] ? (given[`${endpoint.method} ${endpoint.path}`] ?? sampleOf(endpoint[name])) : {}
    return JSON.parse(JSON.stringify(sample))
  }
  return { params: part('params'), query: part('query'), body: part('body') }
}
