/** All failpoints of the shop, so that no test or fault run waits for one that is gone. */
export type FailpointName =
  // Orders, payments and refunds.
  | 'before-validation'
  | 'cart-checked'
  | 'placing-saved'
  | 'order-placed'
  | 'reservation-confirmed'
  | 'attempt-saved'
  | 'payment-event-saved'
  | 'bank-queried-before-cancel'
  | 'preorder-cancel-started'
  | 'refund-saved'
  | 'refund-answered'
  | 'promo-claimed'
  // Tasks of an order.
  | 'unpaid-counted'
  | 'unpaid-uncounted'
  | 'unpaid-recounted'
  | 'earlier-released'
  | 'stock-reserved'
  | 'stock-reserved-again'
  | 'stock-reserved-to-pay'
  | 'stock-reserved-for-change'
  | 'order-changed'
  | 'stock-reserved-unpaid'
  | 'reservation-extended'
  | 'stock-released'
  | 'swapped-released'
  | 'promo-dropped'
  | 'reservation-fitted'
  | 'stock-sold'
  | 'promo-reserved'
  | 'promo-released'
  | 'promo-used'
  | 'promo-use-restored'
  | 'arrived-assigned'
  | 'stock-returned'
  | 'cart-cleared'
  | 'address-enqueued'
  | 'email-enqueued'
  | 'sms-enqueued'
  | 'notification-enqueued'
  | 'late-money-refunded'
  // Jobs and exchange.
  | 'orders-counted'
  | 'sales-noted'
  | 'sales-outdated'
  | 'sales-year-counted'
  | 'orders-handed-over'
  | 'order-confirmed-by-1c'
  | 'effect-claimed'
  | 'effect-tried'
  // Catalog.
  | 'size-reserved'
  | 'size-released'
  | 'size-resized'
  | 'size-sold'
  | 'goods-change-begun'
  | 'goods-change-written'
  | 'goods-change-planned'
  | 'goods-change-applied'
  | 'goods-change-way-back-planned'
  | 'goods-change-undone'
  | 'alerts-counted'
  | 'alerts-chosen'
  | 'alert-handed-over'
  | 'alert-informed'
  | 'low-stock-chosen'
  | 'low-stock-reported'
  // Migrations.
  | 'migration-expanded'
  | 'migration-batch-written'
  | 'migration-contract-begun'
  | 'migration-batch-dropped'
  | 'migration-dropped'
  // Releases.
  | 'release-file-written'
  | 'registry-written'
  // Accounts and staff.
  | 'forgetting-noted'
  | 'account-emptied'
  | 'copies-removed'
  | 'staff-answered'

type Action = () => Promise<void> | void

const armed = new Map<FailpointName, Action>()

/**
 * A named instant at which a fault run kills or freezes the process, or a test lets a rival go first.
 * FAILPOINT=name or name:kill ends it at once, name:pause stops it until SIGCONT. Nothing happens in production.
 */
export async function failpoint(name: FailpointName): Promise<void> {
  if (process.env.NODE_ENV === 'production') return
  await (armed.get(name) ?? fromEnvironment(name))?.()
}

/** For tests: runs `action` at the point, e.g. throws or waits. Returns how to take it away again. */
export function armFailpoint(name: FailpointName, action: Action): () => void {
  armed.set(name, action)
  return () => void armed.delete(name)
}

function fromEnvironment(name: FailpointName): Action | undefined {
  const [wanted, action = 'kill'] = (process.env.FAILPOINT ?? '').split(':')
  if (wanted !== name) return undefined
  return () => void process.kill(process.pid, action === 'pause' ? 'SIGSTOP' : 'SIGKILL')
}
