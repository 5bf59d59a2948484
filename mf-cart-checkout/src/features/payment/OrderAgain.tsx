import { orderLinesEndpoint } from '@shop/contracts/order-lines'
import { useEndpoint } from '@shop/shell/query'
import { useNavigate } from '@shop/shell/router'
import { Button } from '@shop/ui-kit/Button'
import { useTexts } from '../../use-texts.ts'
import { refillCart } from './refill-cart.ts'

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
