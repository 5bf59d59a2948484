import { addToCart } from '@shop/shell/cart/cart'
import type { PopupSlotProps } from '@shop/shell/contract'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { openPopup } from '@shop/shell/popup'
import { Button } from '@shop/ui-kit/Button'
import { Icon } from '@shop/ui-kit/Icon'
import { Heading } from '@shop/ui-kit/page/Heading'
import { dayOfYear } from '../../../day-of-year.ts'
import { notifyFullCart } from '../../../notify-full-cart.ts'
import { useProduct } from '../product.query.ts'
import css from './PreorderWarning.module.css'

/** Asks before an item that is not in stock yet goes into the cart, and says what that means. */
export function PreorderWarning({ article, size, close, headingId }: PopupSlotProps<'preorder-warning'>) {
  const { t } = useTranslation('mf-catalog')
  const { text, day } = useFormat()
  const product = useProduct(article).data?.product
  const date = product?.preorder && day(dayOfYear(product.preorder))

  function agree() {
    if (addToCart({ article, size })) return openPopup('cart')
    close()
    notifyFullCart()
  }

  return (
    <div className={css.warning}>
      <Heading level={2} id={headingId}>
        {t('preorder.title')}
      </Heading>
      {product && <p className={css.what}>{t('preorder.what', { title: text(product.title), size })}</p>}
      <ul className={css.points}>
        <li>
          <Icon name="calendar" />
          {date ? t('preorder.sent', { date }) : t('preorder.sentLater')}
        </li>
        <li>
          <Icon name="box" />
          {t('preorder.paid')}
        </li>
        <li>
          <Icon name="return" />
          {t('preorder.late')}
        </li>
      </ul>
      <div className={css.ways}>
        <Button onClick={agree}>{t('preorder.agree')}</Button>
        <Button variant="outline" onClick={close}>
          {t('preorder.notNow')}
        </Button>
      </div>
    </div>
  )
}
