import type { Text } from '@shop/contracts/texts/text'
import { uahFromEur } from '@shop/money/money'
import type { Order } from '../order/order.ts'
import type { OrderLine } from '../order/order-line.ts'
import type { PaymentAttempt } from '../order/payment-attempt.ts'
import type { Purchase } from '../ports/payment/payment-provider.ts'

const deliveryTitle: Text = { uk: 'Доставка', en: 'Delivery' }

/** What the gateway gets to know of the order. Nothing personal: whoever knows the order's address may ask for this form. */
export function purchaseOf(order: Order, attempt: PaymentAttempt, return_url: string): Purchase {
  const { locale, sums } = order
  const inCharge = (amount: number) =>
    order.currency === attempt.charge.currency ? amount : uahFromEur(amount, order.eur_rate)
  const goods = order.lines.map(line => ({
    name: `${line.title[locale]}, ${line.size}`,
    count: line.count,
    price: inCharge(netPrice(line)),
  }))
  const delivery = { name: deliveryTitle[locale], count: 1, price: inCharge(sums.delivery) }
  return {
    payment_id: attempt.payment_id,
    ordered_at: attempt.created_at,
    charge: attempt.charge,
    alternative: attempt.alternative,
    method: attempt.method,
    locale,
    products: sums.delivery > 0 ? [...goods, delivery] : goods,
    return_url,
  }
}

/** One item less its share of the discount. The gateway lets the prices miss the amount by what rounding loses. */
function netPrice({ sum, discount_share, count }: OrderLine): number {
  return Math.round((sum - discount_share) / count)
}
