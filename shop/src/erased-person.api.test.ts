import { armFailpoint } from '@shop/service-kit/process/failpoints'
import { freeTexts } from '../test/erased-person/free-texts.ts'
import { impersonalTexts } from '../test/erased-person/impersonal-texts.ts'
import { liveAsGuest, liveInTheShop } from '../test/erased-person/live-in-the-shop.ts'
import { type ShopOfPerson, shopOfPerson } from '../test/erased-person/shop-of-person.ts'
import { storedTraces, tracesInFiles } from '../test/erased-person/stored-traces.ts'
import { fullName, person } from '../test/erased-person/the-person.ts'

type Life = Awaited<ReturnType<typeof liveInTheShop>>

async function tracesIn({ databases, signInStaff, staff, clock }: ShopOfPerson, since: Date): Promise<string[]> {
  const found = await Promise.all(Object.entries(databases).map(([name, db]) => storedTraces(name, db)))
  await signInStaff()
  return [...found.flat(), ...(await tracesInFiles(staff, [since, clock.now()]))]
}

/** What is left of the person in all databases before and after. All orders are over by then. */
async function erasedBy(erase: (shop: ShopOfPerson, her: Life) => Promise<void>) {
  const shop = await shopOfPerson()
  try {
    const since = shop.clock.now()
    const her = await liveInTheShop(shop)
    shop.wait(16)
    await shop.runJobs()
    const before = await tracesIn(shop, since)
    await erase(shop, her)
    await shop.runJobs()
    const orders = await shop.orders.find({ number: { $in: her.numbers } }).toArray()
    return { before, after: await tracesIn(shop, since), filled: shop.filled, orders }
  } finally {
    await shop.stop()
  }
}

async function deleteAccount({ send, open }: ShopOfPerson, { password }: Life, status?: number): Promise<void> {
  const browser = open()
  await send(browser, 'POST /api/user/login', { body: { email: person.email, password } })
  await send(browser, 'POST /api/user/delete', { body: { password }, ...(status && { status }) })
}

test('of a person whom staff anonymise nothing is left in any database, and of the orders what the books need', async () => {
  const { before, after, orders } = await erasedBy(async ({ send, staff }, { id }) => {
    const body = { confirmation: fullName }
    await send(staff, 'POST /api/admin/customers/:id/anonymise', { params: { id }, body })
  })

  expect(before).toContain('cart-checkout.orders.customer.name: name')
  expect(before).toContain('/api/admin/payments/export: surname')
  expect(after).toEqual([])
  for (const { sums, lines, customer_id, forgotten_at } of orders)
    expect([sums.total > 0, lines.length, customer_id, forgotten_at]).toEqual([true, 1, null, expect.any(Date)])
})

test('of a person who deletes the own account nothing is left in any database, wherever the shop lets anybody write', async () => {
  const { after, filled } = await erasedBy(deleteAccount)

  expect(after).toEqual([])
  const undecided = freeTexts().filter(text => !filled.has(text) && !impersonalTexts.some(([rule]) => rule.test(text)))
  expect(undecided).toEqual([])
})

test.each(['forgetting-noted', 'account-emptied', 'copies-removed'] as const)(
  'an erasure that breaks off at the moment "%s" goes on by itself',
  async moment => {
    const { after } = await erasedBy(async (shop, her) => {
      let isBroken = false
      const disarm = armFailpoint(moment, () => {
        if (isBroken) return
        isBroken = true
        throw new Error('died')
      })
      await deleteAccount(shop, her, moment === 'copies-removed' ? 200 : 500)
      await shop.runJobs()
      disarm()
      expect(isBroken).toBe(true)
      shop.wait(1)
    })

    expect(after).toEqual([])
  },
)

test('three years after the last visit and order nothing is left of a customer, nor of a guest without an account', async () => {
  const { after } = await erasedBy(async (shop, _) => {
    await liveAsGuest(shop)
    shop.wait(16)
    await shop.runJobs()
    const { account, 'cart-checkout': checkout } = shop.services
    shop.wait(3 * 366)
    await account.jobs.runNow('forget-idle')
    await checkout.jobs.runNow('forget-persons')
    await checkout.jobs.runNow('forget-persons')
  })

  expect(after).toEqual([])
})
