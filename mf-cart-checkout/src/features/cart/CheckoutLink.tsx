import { customerInfoEndpoint } from '@shop/contracts/customers/profile'
import { useEndpoint } from '@shop/shell/query'
import { Link } from '@shop/shell/router'
import { $session } from '@shop/shell/session'
import { useStore } from '@shop/shell/use-store'
import { buttonClass } from '@shop/ui-kit/Button'
import type { MouseEvent } from 'react'
import { useTexts } from '../../use-texts.ts'
import { askBeforeCheckout } from './ask-before-checkout.ts'

/** From the popup on to the checkout, sometimes past a question. */
export function CheckoutLink({ close }: { close: () => void }) {
  const { t } = useTexts()
  const session = useStore($session)
  const { data } = useEndpoint(customerInfoEndpoint, {}, { enabled: session === 'signed-in' })

  function goOn(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    if (askBeforeCheckout({ session, customer: data?.user })) event.preventDefault()
    else close()
  }
  return (
    <Link to="/checkout" className={buttonClass({ variant: 'checkout', wide: true })} onClick={goOn}>
      {t('cart.checkOut')}
    </Link>
  )
}
