import { ShopError } from '@shop/contracts/errors'
import type { OrderChange } from '@shop/contracts/staff/orders/order-change'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Customers } from '../clients/customers.ts'
import type { Placed } from '../order/order-states.ts'
import type { PromoCodesRepository } from '../promo-codes/promo-codes.repository.ts'
import type { ChangedDeliveryDeps, Moved } from './changed-delivery.ts'
import type { ChangedGoods } from './changed-sums.ts'
import { type Priced, priceChange } from './price-change.ts'
import { canDropCode, judgeCode, type PromoQuestion } from './promo-choice.ts'

export type ByTermsDeps = ChangedDeliveryDeps & {
  customers: Pick<Customers, 'byId'>
  promoCodes: Pick<PromoCodesRepository, 'findByCode'>
  clock: Clock
}

type Changing = { goods: ChangedGoods; moved: Moved | null; isOfGoods: boolean }
type ByTerms = Priced & { agreed: Priced; promo?: PromoQuestion }

/**
 * What a change comes to by the terms that were chosen, and by the agreed ones. While nobody has chosen what becomes of a code whose terms do
 * not hold any more, it is shown with the code.
 * @throws ShopError validation where the code is to be left and cannot be; delivery_not_available.
 */
export async function priceByTerms(
  deps: ByTermsDeps,
  order: Placed,
  { goods, moved, isOfGoods }: Changing,
  { keep_sum, promo: choice }: Pick<OrderChange, 'keep_sum' | 'promo'>,
): Promise<ByTerms> {
  const agreed = await priceChange(deps, order, { ...goods, moved, customer: null }, 'agreed')
  if (keep_sum !== undefined) return { ...agreed, agreed }
  const code = isOfGoods && order.promo ? await deps.promoCodes.findByCode(order.promo.code) : null
  const known = { code, now: deps.clock.now() }
  const judged = isOfGoods ? judgeCode(order, goods, known) : { goods, reason: null }
  const held = await priceChange(deps, order, { ...judged.goods, moved, customer: null }, 'today')
  if (!order.promo || !judged.reason) return { ...held, agreed }
  const customer = order.customer_id === null ? null : await deps.customers.byId(order.customer_id)
  const without = canDropCode(order)
    ? await priceChange(deps, order, { ...judged.goods, moved, customer }, 'without_code')
    : null
  if (choice === 'without' && !without) throw new ShopError('validation', { fields: { promo: 'invalid' } })
  const promo: PromoQuestion = {
    code: order.promo.code,
    reason: judged.reason,
    withoutTotal: without?.sums.total ?? null,
    keepTotal: held.sums.total,
  }
  return { ...(choice === 'without' && without ? without : held), agreed, promo }
}
