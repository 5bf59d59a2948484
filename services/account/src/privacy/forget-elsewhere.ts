import { internalForgetWrittenEndpoint } from '@shop/contracts/staff/people/forget-written'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Effect } from '@shop/service-kit/outbox/outbox'
import * as z from 'zod/mini'
import type { ShoppingData } from '../clients/shopping-data.ts'
import type { StockAlerts } from '../clients/stock-alerts.ts'

const factsSchema = z.object({ customer: z.string() })

/** The outbox's effect: cart, wishlist and the person in the orders. */
export function forgetShopping({ shopping }: { shopping: Pick<ShoppingData, 'forget'> }): Effect {
  return async facts => {
    await shopping.forget(factsSchema.parse(facts).customer)
    return 'done'
  }
}

const mailboxSchema = z.object({ to: z.string() })

/** The outbox's effect: sizes that the mailbox waits for. */
export function forgetStockAlerts({ stockAlerts }: { stockAlerts: Pick<StockAlerts, 'forget'> }): Effect {
  return async facts => {
    await stockAlerts.forget(mailboxSchema.parse(facts).to)
    return 'done'
  }
}

const personSchema = z.object({ name: z.string(), surname: z.string(), phone: z.string(), email: z.string() })
const writtenSchema = z.object({ customer: z.string(), person: personSchema })

/** The outbox's effect: what stands of the person in the audit log and in what staff keep for themselves. */
export function forgetWritten({ admin }: { admin: InternalClient }): Effect {
  return async facts => {
    const { customer, person } = writtenSchema.parse(facts)
    await admin.call(internalForgetWrittenEndpoint, { subjects: [customer], person })
    return 'done'
  }
}
