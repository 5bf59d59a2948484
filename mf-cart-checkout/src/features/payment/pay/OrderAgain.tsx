import type { ResultOf } from '@shop/contracts/endpoint'
import { orderLinesEndpoint } from '@shop/contracts/orders/order-lines'
import { $cart, addToCart, changeCount } from '@shop/shell/cart/cart'
import { useEndpoint } from '@shop/shell/query'
import { useNavigate } from '@shop/shell/router'
import { Button } from '@shop/ui-kit/Button'
import { useTexts } from '../../../use-texts.ts'

/** Puts what was ordered back into the cart; only for who ordered it, for nobody else learns what that was. */
export function OrderAgain({ orderRef }: { orderRef: string }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const { data } = useEndpoint(orderLinesEndpoint, { query: { order: orderRef } })
  const lines = data?.lines
  if (!lines || lines.length === 0) return null

  const onAgain = () => {
    refillCart(lines)
    navigate('/cart')
  }
  return (
    <Button variant="primary" wide onClick={onAgain}>
      {t('order.again')}
    </Button>
  )
}

type OrderedLine = NonNullable<ResultOf<typeof orderLinesEndpoint>['lines']>[number]

/** What is in the cart already stays; the cart page says what is no longer there or costs another price. */
function refillCart(lines: readonly OrderedLine[]): void {
  const countBefore = ({ article, size, bundle }: OrderedLine) =>
    $cart.get().find(line => line.article === article && line.size === size && line.bundle === bundle)?.count ?? 0
  for (const line of lines) {
    const count = Math.max(countBefore(line), line.count)
    if (addToCart(line)) changeCount(line, count)
  }
}
