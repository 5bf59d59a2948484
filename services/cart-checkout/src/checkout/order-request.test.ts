import { bodyHash, type OrderBody, routeOf } from './order-request.ts'

const body = {
  lines: [{ article: 'A', size: 'S', count: 1 }],
  customer: { name: 'Олена', phone: '+380' },
} as unknown as OrderBody

test('the same request has the same hash, whatever order its names come in', () => {
  const turned = { customer: { phone: '+380', name: 'Олена' }, lines: [{ size: 'S', count: 1, article: 'A' }] }

  expect(bodyHash(turned as unknown as OrderBody)).toBe(bodyHash(body))
  expect(bodyHash({ ...body, note: undefined } as OrderBody)).toBe(bodyHash(body))
})

test('another request has another hash', () => {
  expect(bodyHash({ ...body, note: 'x' })).not.toBe(bodyHash(body))
})

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
