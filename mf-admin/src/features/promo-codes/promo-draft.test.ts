import { promoCodeFormSchema, type StaffPromoCode } from '@shop/contracts/staff/orders/staff-promo-codes'
import { draftOf, formOf } from './promo-draft.ts'

const code: StaffPromoCode = {
  code: 'ZYMA500',
  gift: { kind: 'fixed', uah: 500, eur: 11.5 },
  valid_from: '2026-11-21',
  valid_until: null,
  usage_limit: 200,
  per_customer_limit: null,
  min_goods_uah: 3000,
  only_categories: ['dresses'],
  only_collections: null,
  active: true,
  note: 'Зима',
  used: 1,
  held: 0,
}

test('a code that is opened and saved unchanged stays as it was', () => {
  const { code: _, used: __, held: ___, ...terms } = code

  expect(formOf(draftOf(code))).toEqual(terms)
})

test('numbers of a promo code are understood as people write them', () => {
  const draft = { ...draftOf(code), uah: '1 250', eur: '12,5', usage_limit: ' ' }

  expect(formOf(draft)).toMatchObject({ gift: { uah: 1250, eur: 12.5 }, usage_limit: null })
})

test.each([
  ['usage_limit', 'багато'],
  ['min_goods_uah', '-5'],
])('%s of "%s" is marked as wrong', (field, typed) => {
  const checked = promoCodeFormSchema.safeParse(formOf({ ...draftOf(code), [field]: typed }))

  expect(checked.error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
})

test('a new code takes a percent off, for everybody and everything, from now on', () => {
  expect(formOf({ ...draftOf(null), percent: '10' })).toMatchObject({
    gift: { kind: 'percent', percent: 10 },
    valid_from: null,
    only_categories: null,
    active: true,
  })
})
