import { MAX_CART_LINES } from '@shop/contracts/cart-limits'
import { translate } from '@shop/shell/i18n'
import { notify } from '@shop/shell/notices'

const texts = translate('mf-catalog')

/** The cart took no line more: says so, since nothing else on the page changes. */
export function tellFullCart(): void {
  notify(texts('buy.cartFull', { max: MAX_CART_LINES }), { tone: 'error' })
}
