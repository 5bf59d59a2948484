import { type StaffDelivery, setDeliveryEndpoint } from '@shop/contracts/staff/staff-delivery'
import { changesOf } from './delivery-changes.ts'
import { draftOf, formOf, rowAt, zoneAt } from './delivery-draft.ts'

const abroad = { service: 'ukrposhta', zone: 'EU', method: 'international' } as const
const post = { service: 'nova-poshta', zone: 'UA', method: 'post' } as const
const delivery: StaffDelivery = {
  rows: [
    { ...post, weight_to_kg: 1, price_uah: 80, price_eur: null },
    { ...post, weight_to_kg: 2, price_uah: 90, price_eur: null },
    { ...abroad, weight_to_kg: 0.5, price_uah: 520, price_eur: 11.56 },
  ],
  services: [{ slug: 'ukrposhta', title: { uk: 'Укрпошта', en: 'Ukrposhta' }, days_min: 28, days_max: 56 }],
  zones: ['AT', 'PL'].map(country => ({ country, service: 'ukrposhta', zone: 'EU' })),
  free_from_uah: { post: 5000, courier: null, self: null },
  default_weight_kg: 0.5,
  shop_pays_exchange: true,
  np_live_price: false,
  np_live_price_possible: true,
  revision: 0,
  changed: null,
}
const { np_live_price_possible: _, revision: __, changed: ___, ...form } = delivery

test.each(['uk', 'en'] as const)('a table that is opened and saved unchanged stays as it was (%s)', locale => {
  expect(formOf(draftOf(delivery, locale))).toEqual(form)
  expect(changesOf(form, formOf(draftOf(delivery, locale)))).toEqual([])
})

test('numbers are understood as people write them', () => {
  const draft = draftOf(delivery, 'uk')
  const [first] = draft.tariffs
  const steps = [{ weight: '1,5', uah: '1 250', eur: '27.80' }]

  expect(formOf({ ...draft, tariffs: first ? [{ ...first, steps }] : [] }).rows).toEqual([
    { ...post, weight_to_kg: 1.5, price_uah: 1250, price_eur: 27.8 },
  ])
})

test('a step without weight and price is marked at its fields', () => {
  const draft = draftOf(delivery, 'uk')
  draft.tariffs[1]?.steps.push({ weight: '', uah: 'дорого', eur: '' })
  const checked = setDeliveryEndpoint.body?.safeParse({ ...formOf(draft), revision: 0 })

  const index = rowAt(draft, 1, 1)
  expect(index).toBe(3)
  expect(checked?.error?.issues.map(({ path }) => path.join('.'))).toEqual([
    `rows.${index}.weight_to_kg`,
    `rows.${index}.price_uah`,
  ])
})

test('a country is found by its place among all that are sent', () => {
  const draft = draftOf(delivery, 'uk')
  expect([zoneAt(draft, 0, 'ukrposhta'), zoneAt(draft, 1, 'ukrposhta'), zoneAt(draft, 1, 'nictarin')]).toEqual([
    0, 1, -1,
  ])
})

test('each step, country and term that changes is named with what it was and will be', () => {
  const [first, second, third] = form.rows
  if (!first || !second || !third) throw new Error('the rows are missing')
  const after = {
    ...form,
    rows: [{ ...first, price_uah: 95 }, third, { ...abroad, weight_to_kg: 1, price_uah: 690, price_eur: null }],
    zones: form.zones.filter(({ country }) => country !== 'PL'),
    free_from_uah: { post: null, courier: null, self: null },
    np_live_price: true,
  }

  const changes = changesOf(form, after).map(({ was, willBe }) => [was?.value, willBe?.value])

  expect(changes).toEqual([
    [
      { uah: 80, eur: null },
      { uah: 95, eur: null },
    ],
    [{ uah: 90, eur: null }, undefined],
    ['EU', undefined],
    [5000, null],
    [false, true],
    [undefined, { uah: 690, eur: null }],
  ])
})
