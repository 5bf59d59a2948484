import { MAX_CART_LINES } from '@shop/contracts/cart/cart-limits'
import { translate } from '@shop/shell/i18n'
import { notify } from '@shop/shell/notices'

const texts = translate('mf-catalog')

/** Says that the cart is full, since nothing else on the page changes. */
export function notifyFullCart(): void {
  notify(texts('buy.cartFull', { max: MAX_CART_LINES }), { tone: 'error' })
}
