import { publicEndpoints } from '@shop/contracts/public-endpoints'
import { kindOfAction } from '@shop/contracts/staff/people/audit'
import en from '../../locales/en.json' with { type: 'json' }
import uk from '../../locales/uk.json' with { type: 'json' }
import { isForPeople } from './field-text.ts'

const audited = publicEndpoints.filter(({ action }) => action)
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
  'shop_remove',
  'release_publish',
  'release_preview',
  'release_promote',
  'release_take_back',
]

const texts = Object.entries({ uk, en }) as [string, Record<string, string>][]

test.each(texts)('each action of staff has its words in %s', (_, known) => {
  const named = audited.flatMap(({ action }) => (typeof action === 'string' ? action : []))
  const missing = [...named, ...derived].filter(action => {
    const kind = kindOfAction(action)
    const done = kind === 'sign_in' ? action : action.slice(kind.length + 1)
    return !known[`audit.kinds.${kind}`] || !known[`audit.actions.${done}`]
  })

  expect(missing).toEqual([])
})

test.each(texts)('each field that staff fill in has its name in %s', (_, known) => {
  const fields = new Set(audited.flatMap(({ body, query }) => [...fieldsOf(body), ...fieldsOf(query)]))
  const missing = [...fields].filter(field => isForPeople(field) && !known[`audit.fields.${field}`])

  expect(missing.filter(field => !ofNoEntry.includes(field)).toSorted()).toEqual([])
})

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
]

type Schema = { _zod: { def: Record<string, unknown> } }

function fieldsOf(schema: unknown): string[] {
  const def = (schema as Schema | undefined)?._zod?.def
  if (!def) return []
  const shape = Object.entries((def.shape as object | undefined) ?? {})
  const inner = ['innerType', 'element', 'valueType', 'in', 'out'].map(name => def[name])
  const parts = [...inner, ...((def.options as unknown[] | undefined) ?? [])]
  return [...shape.flatMap(([name, part]) => [name, ...fieldsOf(part)]), ...parts.flatMap(fieldsOf)]
}
