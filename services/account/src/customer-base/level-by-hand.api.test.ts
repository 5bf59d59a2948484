import { internalAccountEndpoint } from '@shop/contracts/customers/customers'
import { endLevelEndpoint, giveLevelEndpoint } from '@shop/contracts/staff/customers/customer-cards'
import { staffCustomerEndpoint } from '@shop/contracts/staff/customers/staff-customers'
import { sendGuestFigures } from '../../test/a-guest.ts'
import { signedIn } from '../../test/signed-in.ts'

type Api = Awaited<ReturnType<typeof signedIn>>
const wish = { level: 10, valid_until: '2026-12-31', reason: 'подруга бренду' } as const
const give = ({ staff, id }: Api, about: object = {}) =>
  staff.write(giveLevelEndpoint, { params: { id }, body: { ...wish, ...about } })
const end = ({ staff, id }: Api) => staff.write(endLevelEndpoint, { params: { id } })
const levelInCheckout = async ({ internal, id }: Api) =>
  (await internal.call(internalAccountEndpoint, { id })).customer?.level
/** A customer who has proved email and phone. */
async function proven() {
  const api = await signedIn()
  await api.db.collection('customers').updateMany({}, { $set: { emailVerified: true, phoneVerified: true } })
  return api
}

test('a level that staff gave counts in the checkout to the end of its last day', async () => {
  const api = await proven()
  expect(await levelInCheckout(api)).toBe(0)
  const { customer, change } = await give(api)
  expect(customer).toMatchObject({ level: 0, level_by_hand: { level: 10, until: '2026-12-31', who: 'olena' } })
  expect(change).toEqual({
    action: 'customer_level',
    subject: api.id,
    before: null,
    after: { level: 10, valid_until: '2026-12-31' },
  })
  expect(await levelInCheckout(api)).toBe(10)

  const toLastEvening = (new Date('2026-12-31T21:59:59Z').getTime() - api.clock.now().getTime()) / 1000
  api.clock.wait(toLastEvening)
  expect(await levelInCheckout(api)).toBe(10)
  api.clock.wait(1)
  expect(await levelInCheckout(api)).toBe(0)
})

test('of a level by hand and one that purchases have earned the higher counts', async () => {
  const api = await proven()
  Object.assign(api.orders.paid, { cumulative_uah: 15_000_000, largest_purchase_uah: 100 })
  await give(api)
  expect(await levelInCheckout(api)).toBe(15)
})

test('while email or phone are not proven a level by hand does not count either', async () => {
  const api = await signedIn()
  await give(api)
  expect(await levelInCheckout(api)).toBe(0)
})

test('a level by hand ends when staff end it, once', async () => {
  const api = await proven()
  await give(api)
  expect((await end(api)).change).toMatchObject({ action: 'customer_level_end', before: { level: 10 } })
  expect(await levelInCheckout(api)).toBe(0)
  expect((await end(api)).change).toBeNull()
})

test.each([
  [{ valid_until: '2026-11-20' }, 'valid_until'],
  [{ valid_until: '2029-01-01' }, 'valid_until'],
  [{ valid_until: 'soon' }, 'valid_until'],
  [{ level: 20 }, 'level'],
  [{ reason: ' ' }, 'reason'],
])('a level of %j is refused', async (about, field) => {
  const api = await signedIn()
  await expect(give(api, about)).rejects.toMatchObject({ details: { fields: { [field]: expect.anything() } } })
  const { customer } = await api.staff.read(staffCustomerEndpoint, { params: { id: api.id } })
  expect(customer.level_by_hand).toBeNull()
})

test('a guest has no account to give a level to', async () => {
  const api = await signedIn()
  const [id = ''] = await sendGuestFigures(api, {})
  await expect(give({ ...api, id })).rejects.toMatchObject({ code: 'level_needs_account' })
})
