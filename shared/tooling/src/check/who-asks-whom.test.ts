import { whoAsksWhom } from '@shop/contracts/who-asks-whom'
import { askProblems, unexpectedAskers } from './who-asks-whom.ts'

test('a call that the table does not allow is named, and so is a line of the table that no service needs', () => {
  const rate = { asker: 'catalog', owner: 'cart-checkout', call: 'rates/eur' } as const
  const rows = [{ asker: 'catalog', owner: 'cart-checkout', why: 'orders', calls: ['customer-orders/list'] } as const]

  expect(askProblems([rate], rows)).toEqual([
    'catalog asks cart-checkout for rates/eur, which who-asks-whom.ts does not allow',
    'catalog no longer asks cart-checkout for customer-orders/list: remove it from who-asks-whom.ts',
  ])
})

test('a service that staff ask for nothing yet may be there', () => {
  const rows = [{ asker: 'admin', owner: 'account', why: 'staff', calls: 'staff' } as const]

  expect(askProblems([], rows)).toEqual([])
})

test('the services of this working tree ask each other as the table allows', async () => {
  expect(await unexpectedAskers()).toEqual([])
})

test('services that shopping depends on ask admin for nothing that a customer waits for', () => {
  // Staff, who are signed in there, assign a comment to a colleague.
  const ofAdmin = whoAsksWhom.filter(({ owner }) => owner === 'admin').flatMap(({ calls }) => calls)

  expect([...new Set(ofAdmin)]).toEqual(['staff-notifications', 'staff-written/forget', 'staff-colleagues'])
})
