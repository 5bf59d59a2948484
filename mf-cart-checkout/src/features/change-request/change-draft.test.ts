import { type Changeable, emptyDraft, isBranchMissing, keyOf, wishOf } from './change-draft.ts'

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
  const draft = { ...emptyDraft(order), phone: '067 111-22-33', branch, sizes: { [keyOf(line)]: '38 (M)' } }
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

test('a branch in another city, or another region, is asked for with its city', () => {
  const city = 'db5c88d0-391c-11dd-90d9-001a92567626'
  const area = '71508131-9b87-11de-822f-000c2965ae0e'
  const inCity = { ...emptyDraft(order), city, branch: 'b1' }
  expect(wishOf(order, inCity)).toEqual({ delivery: { ...delivery, city, post_office: 'b1' } })
  expect(wishOf(order, { ...inCity, area })).toEqual({ delivery: { ...delivery, area, city, post_office: 'b1' } })
  expect([inCity, { ...inCity, branch: '' }, { ...emptyDraft(order), area }].map(isBranchMissing)).toEqual([
    false,
    true,
    true,
  ])
})

test('an order that its customer fetches has no branch', () => {
  const self = { type: 'ukraine' as const, delivery_method_option: 'self' as const, self_delivery: 'kyiv' as const }
  const fetched: Changeable = { ...order, delivery: self }
  expect(wishOf(fetched, { ...emptyDraft(fetched), branch: ref })).toEqual({})
})
