import * as z from 'zod/mini'
import { UNPAID_PER_ADDRESS, type UnpaidCap } from './unpaid-caps.ts'

const most = z.coerce
  .number('must be a number')
  .check(z.int('must be a whole number'), z.minimum(1, 'must be at least 1'))

/** Variables about orders that nobody has paid. Mobile operators put many customers behind one address. */
export const unpaidEnvironment = {
  UNPAID_ORDERS_PER_ADDRESS: z._default(most, UNPAID_PER_ADDRESS.orders),
  UNPAID_ITEMS_PER_ADDRESS: z._default(most, UNPAID_PER_ADDRESS.items),
}

type UnpaidEnvironment = z.infer<z.ZodMiniObject<typeof unpaidEnvironment>>

/** How many unpaid orders and items one address may have (docs/rules.md, "Unpaid orders"). */
export function unpaidPerAddress(env: UnpaidEnvironment): UnpaidCap {
  return { orders: env.UNPAID_ORDERS_PER_ADDRESS, items: env.UNPAID_ITEMS_PER_ADDRESS }
}
