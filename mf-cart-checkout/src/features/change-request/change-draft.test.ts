import { type Changeable, emptyDraft, keyOf, wishOf } from './change-draft.ts'

const line = {
  article: 'DR-1042-BUR-R',
  size: '36 (S)',
  bundle: null,
  count: 2,
  title: { uk: 'Сукня', en: 'Dress' },
}
const ref = '8d5a980d-391c-11dd-90d9-001a92567626'
const delivery = {
  ...{ type: 'ukraine' as const, delivery_method_option: 'post' as const },
  ...{ area: ref, city: ref, post_office: ref },
}
const order: Changeable = { phone: '+380671234567', delivery, lines: [line] }

test('nothing is asked for where nothing was changed', () => {
  expect(wishOf(order, emptyDraft(order))).toEqual({})
})

test('only what was changed is asked for: all items of the line in the other size, the branch in the same city, the phone', () => {
  const branch = '1ec09d88-e1c2-11e3-8c4a-0050568002cf'
  const draft = { phone: '067 111-22-33', branch, sizes: { [keyOf(line)]: '38 (M)' }, counts: {} }
  expect(wishOf(order, draft)).toEqual({
    phone: '+380671112233',
    delivery: { ...delivery, post_office: branch },
    swaps: [
      { article: line.article, size: '36 (S)', bundle: null, count: 2, to: { article: line.article, size: '38 (M)' } },
    ],
  })
})

test('some items of a line are asked for in the other size', () => {
  const draft = { ...emptyDraft(order), sizes: { [keyOf(line)]: '38 (M)' }, counts: { [keyOf(line)]: '1' } }
  expect(wishOf(order, draft)).toMatchObject({ swaps: [{ size: '36 (S)', count: 1, to: { size: '38 (M)' } }] })
})

test('an order that its customer fetches has no branch', () => {
  const self = { type: 'ukraine' as const, delivery_method_option: 'self' as const, self_delivery: 'kyiv' as const }
  const fetched: Changeable = { ...order, delivery: self }
  expect(wishOf(fetched, { ...emptyDraft(fetched), branch: ref })).toEqual({})
})
