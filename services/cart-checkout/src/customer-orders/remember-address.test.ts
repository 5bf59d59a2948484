import { addressOf } from './remember-address.ts'

const place = { type: 'ukraine', area: 'aaaaaaaa', city: 'cccccccc' } as const

test('a courier’s address and the shop of a pick-up are told as the account keeps them', () => {
  expect(addressOf({ ...place, delivery_method_option: 'courier', courier_delivery: 'Хрещатик, 1' })).toEqual({
    type: 'ukraine',
    delivery: { delivery_method: 'courier', area: 'aaaaaaaa', city: 'cccccccc', courier_delivery: 'Хрещатик, 1' },
  })
  expect(addressOf({ type: 'ukraine', delivery_method_option: 'self', self_delivery: 'kyiv' })).toEqual({
    type: 'ukraine',
    delivery: { delivery_method: 'self', self_delivery: 'kyiv' },
  })
})

test('an address that was typed while there was no list is not kept', () => {
  const typed = { type: 'ukraine', typed: true, area: 'Київська', city: 'Київ' } as const
  expect(addressOf({ ...typed, delivery_method_option: 'post', post_office: '№ 12' })).toBeNull()
})
