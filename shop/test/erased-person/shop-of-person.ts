import { DAY_MS } from '@shop/calendar/durations'
import type { Clock } from '@shop/service-kit/process/clock'
import { startShop } from '../start-shop.ts'
import { createFiller } from './fill-texts.ts'

/** A shop whose days a test lets pass, with a member of staff who may do everything. */
export async function shopOfPerson() {
  let passed = 0
  const clock: Clock = { now: () => new Date(Date.now() + passed) }
  const shop = await startShop(undefined, { clock })
  const filler = createFiller()
  const staff = shop.open()
  const { databases, services } = shop

  async function signInStaff(): Promise<void> {
    await filler.send(staff, 'POST /api/admin/login', { body: { login: 'olha', password: 'twelve letters' } })
  }
  await signInStaff()

  return {
    ...shop,
    ...filler,
    clock,
    staff,
    orders: databases['cart-checkout'].collection('orders'),
    signInStaff,
    wait(days: number): void {
      passed += days * DAY_MS
    },
    /** What the clock would do: emails go out, tasks are done, orders are over. */
    async runJobs(): Promise<void> {
      for (const _ of [1, 2]) {
        await services['cart-checkout'].jobs.runNow('finish-orders')
        await services['cart-checkout'].jobs.runNow('send-letters')
        await services.account.jobs.runNow('send-messages')
        await services.catalog.runJob('stock-alert-emails')
        await services['cart-checkout'].jobs.runNow('watch-orders')
        await services['cart-checkout'].jobs.runNow('send-figures')
        await services.account.jobs.runNow('attach-guest-orders')
        await services.account.jobs.runNow('list-customers')
      }
    },
  }
}
export type ShopOfPerson = Awaited<ReturnType<typeof shopOfPerson>>
