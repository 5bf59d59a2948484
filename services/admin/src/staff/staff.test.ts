import { staffRights } from '@shop/contracts/endpoint'
import { rightsOf } from './staff.ts'

test('the owner may all; the others may what their work needs', () => {
  expect(rightsOf({ role: 'owner' })).toEqual([...staffRights])
  expect(rightsOf({ role: 'manager' })).toEqual([
    'orders',
    'fulfilment',
    'customers',
    'promo',
    'rates',
    'settings',
    'outbox',
  ])
  expect(rightsOf({ role: 'content' })).toEqual(['content'])
  expect(rightsOf({ role: 'accountant' })).toEqual(['orders', 'statistics', 'refunds'])
})
