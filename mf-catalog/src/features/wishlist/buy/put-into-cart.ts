import type { ProductCard } from '@shop/contracts/catalog/products'
import { addToCart } from '@shop/shell/cart/cart'
import { translate } from '@shop/shell/i18n'
import { $locale } from '@shop/shell/locale'
import { notify } from '@shop/shell/notices'
import { openPopup } from '@shop/shell/popup'
import { notifyFullCart } from '../../../notify-full-cart.ts'

const texts = translate('mf-catalog')

/**
 * Puts a size into the cart. The wish stays: the cart forgets after two hours, and what is only in the cart would be
 * lost. The cart is offered, not opened: customers who go through a wishlist often take several items.
 */
export function putIntoCart({ article, title, previewImages }: ProductCard, size: ProductCard['sizes'][number]): void {
  const key = { article, size: size.name }
  // Not in stock yet: the customer reads when it is sent before it goes into the cart.
  if (size.count === 0) openPopup('preorder-warning', key)
  else if (!addToCart(key)) notifyFullCart()
  else
    notify(texts('wish.inCart'), {
      detail: texts('wish.inCartSize', { title: title[$locale.get()], size: size.name }),
      picture: previewImages[0]?.name,
      action: { label: texts('wish.openCart'), act: () => openPopup('cart') },
    })
}
