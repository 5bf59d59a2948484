import { newPromoCodeEndpoint } from '@shop/contracts/staff/orders/staff-promo-codes'
import { isEmpty, stillWrong, valueAt, wrongFields } from './refused-fields.ts'

const promo = (about: object) => ({
  body: {
    code: 'ZYMA-15',
    gift: { kind: 'percent', percent: 15 },
    valid_from: null,
    valid_until: null,
    usage_limit: null,
    per_customer_limit: null,
    min_goods_uah: null,
    only_categories: null,
    only_collections: null,
    active: true,
    note: '',
    ...about,
  },
})

test('all problems of a form are found at once, those between two fields too', () => {
  const sent = promo({
    code: '',
    gift: { kind: 'fixed', uah: null, eur: null },
    valid_from: '2026-12-24',
    valid_until: '2026-12-23',
    usage_limit: -5,
  })

  expect(wrongFields(newPromoCodeEndpoint, sent)).toEqual({
    code: 'code_required',
    'gift.uah': 'sum_required',
    valid_until: 'days_invalid',
    usage_limit: 'count_invalid',
  })
})

test('what the contract refused is mended once the contract takes it, by whichever field', () => {
  const sent = promo({ valid_from: '2026-12-24', valid_until: '2026-12-23' })
  const refused = { endpoint: newPromoCodeEndpoint, sent, fields: { valid_until: 'days_invalid' } }

  expect(stillWrong(refused, promo({ valid_from: '2026-12-20', valid_until: '2026-12-23' }))).toEqual({})
  expect(stillWrong(refused, promo({ valid_from: '2026-12-25', valid_until: '2026-12-23' }))).toEqual(refused.fields)
})

test('a field that is still wrong says what is wrong with it now', () => {
  const sent = promo({ code: '' })
  const refused = { endpoint: newPromoCodeEndpoint, sent, fields: { code: 'code_required' } }

  expect(stillWrong(refused, promo({ code: 'Я' }))).toEqual({ code: 'code_invalid' })
})

test('what only the service can judge stays until another value is typed', () => {
  const refused = { endpoint: newPromoCodeEndpoint, sent: promo({}), fields: { code: 'code_taken' } }

  expect(stillWrong(refused, promo({ note: 'Зима' }))).toEqual({ code: 'code_taken' })
  expect(stillWrong(refused, promo({ code: 'ZYMA-16' }))).toEqual({})
})

test('a field is empty when nothing was typed or chosen; zero is something', () => {
  expect([undefined, null, '', '  '].map(isEmpty)).toEqual([true, true, true, true])
  expect([0, false, Number.NaN, 'я'].map(isEmpty)).toEqual([false, false, false, false])
})

test('what was sent as a field is found however deep it lies', () => {
  const sent = { body: { rows: [{ title: { uk: 'Сукні' } }] }, query: { order: '26-000042' } }

  expect(valueAt(sent, 'rows.0.title.uk')).toBe('Сукні')
  expect(valueAt(sent, 'order')).toBe('26-000042')
  expect(valueAt(sent, 'rows.7.title.uk')).toBeUndefined()
})
