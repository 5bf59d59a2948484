import type { CustomerInfo } from '@shop/contracts/customers/profile'
import { emptyForm } from '../form/checkout-form.ts'
import { withKnownDelivery } from './known-delivery.ts'

const post = { delivery_method: 'post', area: 'area', city: 'city', post_office: 'branch' } as const
const warsaw = {
  country: 'PL',
  state: 'Mazowieckie',
  city: 'Warszawa',
  address: 'Nowy Świat 14',
  postal_code: '00-001',
}
const fill = (info: CustomerInfo, form = emptyForm) => withKnownDelivery(form, info)

test('a department of the last time is chosen again', () => {
  expect(fill({ ukraine: post, europe: null })).toMatchObject({
    delivery_type: 'ukraine',
    ukraine: { delivery_method_option: 'post', area: 'area', city: 'city', post_office: 'branch' },
  })
})

test('a courier or a shop of the last time is chosen again', () => {
  const courier = { delivery_method: 'courier', area: 'a', city: 'c', courier_delivery: 'Street 1' } as const
  const self = { delivery_method: 'self', self_delivery: 'kyiv' } as const

  expect(fill({ ukraine: courier, europe: null }).ukraine).toMatchObject({
    delivery_method_option: 'courier',
    courier_delivery: 'Street 1',
  })
  expect(fill({ ukraine: self, europe: null }).ukraine).toMatchObject({
    delivery_method_option: 'self',
    self_delivery: 'kyiv',
  })
})

test('a customer who has saved only an address abroad has the parcel sent there', () => {
  expect(fill({ ukraine: null, europe: warsaw })).toMatchObject({
    delivery_type: 'international',
    abroad: { ...warsaw, service: '' },
  })
})

test('with both addresses known the form stays in Ukraine, and the other address is a press away', () => {
  expect(fill({ ukraine: post, europe: warsaw })).toMatchObject({
    delivery_type: 'ukraine',
    ukraine: { city: 'city' },
    abroad: { city: 'Warszawa' },
  })
})

test('known delivery data never replaces what was typed or chosen', () => {
  const begun = { ...emptyForm, ukraine: { ...emptyForm.ukraine, area: 'another' } }

  expect(fill({ ukraine: post, europe: null }, begun).ukraine).toEqual(begun.ukraine)
  expect(fill({ ukraine: null, europe: warsaw }, begun).delivery_type).toBe('ukraine')
  const written = { ...emptyForm, typed: { ...emptyForm.typed, city: 'Київ' } }
  expect(fill({ ukraine: null, europe: warsaw }, written).delivery_type).toBe('ukraine')
})

test('an account that knows nothing changes nothing', () => {
  const { delivery_type, ukraine, abroad } = emptyForm

  expect(fill({ ukraine: null, europe: null })).toEqual({ delivery_type, ukraine, abroad })
})
