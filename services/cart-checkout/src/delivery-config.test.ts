import { parseConfig } from '@shop/service-kit/process/config'
import * as z from 'zod/mini'
import { deliveryEnvironment, novaPoshtaFrom } from './delivery-config.ts'

const sender = '8d5a980d-391c-11dd-90d9-001a92567626'
const key = 'key-of-the-shop-at-nova-poshta'
const read = (env: Record<string, string>) => novaPoshtaFrom(parseConfig(z.object(deliveryEnvironment), env))

test('without a key customers choose from the places of the demonstration', () => {
  expect(read({})).toBeNull()
  expect(read({ NOVA_POSHTA_KEY: '' })).toBeNull()
})

test('a key switches the carrier on, and the demonstration can still be asked for', () => {
  expect(read({ NOVA_POSHTA_KEY: key })).toEqual({ key })
  expect(read({ NOVA_POSHTA_KEY: key, NOVA_POSHTA_SENDER_CITY: sender })).toEqual({ key, senderCity: sender })
  expect(read({ NOVA_POSHTA_KEY: key, NOVA_POSHTA_API: 'http://carrier.test/v2' })).toMatchObject({
    api: 'http://carrier.test/v2',
  })
  expect(read({ NOVA_POSHTA_KEY: key, DELIVERY_DIRECTORY: 'demo' })).toBeNull()
})

test('a shop that sells never offers invented departments by itself', () => {
  expect(() => read({ NODE_ENV: 'production' })).toThrow('NOVA_POSHTA_KEY is missing')
  expect(read({ NODE_ENV: 'production', DELIVERY_DIRECTORY: 'demo' })).toBeNull()
  expect(read({ NODE_ENV: 'production', NOVA_POSHTA_KEY: key })).toEqual({ key })
})

test('the carrier without a key, a key that is none and an unknown directory stop the start', () => {
  expect(() => read({ DELIVERY_DIRECTORY: 'nova-poshta' })).toThrow('NOVA_POSHTA_KEY is missing')
  expect(() => read({ NOVA_POSHTA_KEY: 'short' })).toThrow('NOVA_POSHTA_KEY: must have at least 16 characters')
  expect(() => read({ NOVA_POSHTA_KEY: key, NOVA_POSHTA_SENDER_CITY: 'Київ' })).toThrow(
    'NOVA_POSHTA_SENDER_CITY: invalid',
  )
  expect(() => read({ DELIVERY_DIRECTORY: 'ukrposhta' })).toThrow('DELIVERY_DIRECTORY: must be nova-poshta or demo')
})
