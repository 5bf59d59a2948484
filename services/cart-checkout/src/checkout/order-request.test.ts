import { routeOf } from './order-request.ts'

const chosen = {
  type: 'ukraine',
  delivery_method_option: 'post',
  area: 'a',
  city: 'ref-of-kyiv',
  post_office: 'd',
} as const

test('a parcel to a chosen city may cost what the carrier says, one to a typed city what the table says', () => {
  expect(routeOf(chosen)).toMatchObject({ city: 'ref-of-kyiv' })
  expect(routeOf({ ...chosen, typed: true, city: 'Київ' })).toEqual({ type: 'ukraine', delivery_method_option: 'post' })
})
