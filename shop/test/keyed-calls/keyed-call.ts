import type { Browser } from '@shop/testing/browser'
import type { startShop } from '../start-shop.ts'

type Sent = { path: string; json: object }
/** A request that is done, and requests that are other ones under its key. */
export type Asked = Sent & { others: readonly Partial<Sent>[] }
type Place = { shop: Awaited<ReturnType<typeof startShop>>; staff: Browser; guest: Browser }

/** One call that takes an `Idempotency-Key`, with what it is tried with. */
export type KeyedCall = {
  /** As its contract names it. */
  call: string
  /** Customers send it, not staff. */
  byCustomers?: true
  asked(place: Place): Promise<Asked>
}
