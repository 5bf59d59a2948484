import { publicEndpoints } from '@shop/contracts/public-endpoints'
import { kindOfAction } from '@shop/contracts/staff/people/audit'
import en from '../../locales/en.json' with { type: 'json' }
import uk from '../../locales/uk.json' with { type: 'json' }
import { isForPeople } from '../../logged/field-text.ts'
import { valuesOf } from '../../logged/logged-fields.ts'

const auditedCalls = publicEndpoints.filter(({ action }) => action)
/** Of calls whose action follows from what is sent. */
const derived = [
  'third_party_order_mark_paid',
  'third_party_order_prolong',
  'third_party_order_end',
  'third_party_order_link',
  'third_party_order_unlink',
  'order_return_request',
  'order_bulk_take',
  'order_return_accept',
  'order_return_refuse',
  'order_manual_paid',
  'order_manual_unpaid',
  'product_show',
  'product_hide',
  'bundle_show',
  'bundle_hide',
  'home_publish',
  'home_draft_restore',
  'shop_save',
  'shop_order',
  'release_publish',
  'release_preview',
  'release_promote',
  'release_take_back',
]

/** Languages, what answers do not keep, and what only leads to the thing that is changed. */
const ofNoEntry = [
  'uk',
  'en',
  'present',
  'password',
  'query',
  'action',
  'shop',
  'ids',
  'names',
  'order',
  'type',
  'revisions',
  'was',
]

const logged = auditedCalls.flatMap(loggedOf).filter(({ name }) => isForPeople([name]) && !ofNoEntry.includes(name))

const texts = Object.entries({ uk, en }) as [string, Record<string, string>][]

test.each(texts)('each action of staff has its words in %s', (_, known) => {
  const named = auditedCalls.flatMap(({ action }) => (typeof action === 'string' ? action : []))
  const missing = [...named, ...derived].filter(action => {
    const kind = kindOfAction(action)
    const done = kind === 'sign_in' ? action : action.slice(kind.length + 1)
    return !known[`audit.kinds.${kind}`] || !known[`audit.actions.${done}`]
  })

  expect(missing).toEqual([])
})

test.each(texts)('each field that the log may keep has its name in %s', (_, known) => {
  const missing = logged.filter(({ name }) => !known[`audit.fields.${name}`])

  expect([...new Set(missing.map(({ name }) => name))].toSorted()).toEqual([])
})

test('of each field that the log may keep it is known what its values are, so that no code shows', () => {
  const labels = Object.keys(uk).filter(key => key.startsWith('audit.fields.'))
  const named = labels.map(key => key.slice('audit.fields.'.length).split('.').slice(-2))
  const owners = named.map(([parent = '', name = parent]) => ({ parent, name, part: null }))
  const unknown = [...logged, ...owners].filter(({ parent, name, part }) => !isGroup(part) && !valuesOf(parent, name))

  expect([...new Set(unknown.map(({ parent, name }) => `${parent}.${name}`))].toSorted()).toEqual([])
})

test.each(texts)('each choice that the log may keep has its words in %s', (_, known) => {
  const missing = logged.flatMap(({ parent, name, part }) => {
    const values = valuesOf(parent, name)
    if (values?.kind !== 'words') return []
    return choicesOf(part).flatMap(choice =>
      known[`${values.place}.${choice}`] ? [] : [`${parent}.${name}: ${choice}`],
    )
  })

  expect([...new Set(missing)].toSorted()).toEqual([])
})

test('yes and no are said by words, states by those of their screens', () => {
  const kinds = logged.map(({ parent, name, part }) => ({
    field: `${parent}.${name}`,
    type: typeOf(part),
    kind: valuesOf(parent, name)?.kind,
  }))
  const wrong = kinds.filter(
    ({ type, kind }) =>
      (type === 'boolean' && kind !== 'yesNo' && kind !== 'visibility' && kind !== 'words') ||
      (type === 'enum' && kind === 'text'),
  )

  expect([...new Set(wrong.map(({ field }) => field))].toSorted()).toEqual([])
})

type Schema = { _zod: { def: Record<string, unknown> } }
type Field = { parent: string; name: string; part: unknown }

/** What the log keeps of what was asked: all that is sent, or the fields that the contract names. */
function loggedOf({ audited = [], body, query }: (typeof auditedCalls)[number]): Field[] {
  if (audited === 'all') return [...fieldsOf(body), ...fieldsOf(query)]
  return audited.map(path => {
    const [name = '', parent = ''] = path.split('.').toReversed()
    return { parent, name, part: null }
  })
}

function fieldsOf(schema: unknown, parent = ''): Field[] {
  const def = (schema as Schema | undefined)?._zod?.def
  if (!def) return []
  const shape = Object.entries((def.shape as object | undefined) ?? {})
  return [
    ...shape.flatMap(([name, part]) => [{ parent, name, part }, ...fieldsOf(part, name)]),
    ...innerOf(def).flatMap(part => fieldsOf(part, parent)),
  ]
}

function innerOf(def: Record<string, unknown>): unknown[] {
  return [...['innerType', 'element', 'valueType', 'in', 'out'].map(name => def[name]), ...((def.options as []) ?? [])]
}

/** A group of fields, which has no values of its own. */
function isGroup(schema: unknown): boolean {
  return fieldsOf(schema).length > 0
}

function typeOf(schema: unknown): unknown {
  const def = (schema as Schema | null)?._zod?.def
  return def?.innerType ? typeOf(def.innerType) : def?.type
}

function choicesOf(schema: unknown): string[] {
  const def = (schema as Schema | null)?._zod?.def
  if (!def) return []
  if (def.type === 'enum') return Object.values(def.entries as Record<string, string>)
  if (def.type === 'literal') return (def.values as unknown[]).map(String)
  return innerOf(def).flatMap(choicesOf)
}
