import type { Product } from '@shop/contracts/catalog/products'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { Icon } from '@shop/ui-kit/Icon'
import { dayOfYear } from '../../../day-of-year.ts'
import type { DeliveryPromise } from './delivery-promise.ts'
import css from './Promises.module.css'
import { ShareButton } from './ShareButton.tsx'

type PromisesProps = { title: string; delivery: DeliveryPromise | null } & Pick<Product, 'preorder'>

/** What takes the last doubt away, beside the button that buys. */
export function Promises({ title, delivery, preorder }: PromisesProps) {
  const { t } = useTranslation('mf-catalog')
  const { day } = useFormat()
  const sent =
    delivery === 'later' && preorder
      ? t('promise.later', { date: day(dayOfYear(preorder)) })
      : delivery === 'soon' && t('promise.sent')
  return (
    <div className={css.row}>
      <ul className={css.promises}>
        {sent && (
          <li>
            <Icon name="truck" size={20} />
            {sent}
          </li>
        )}
        <li>
          <Icon name="return" size={20} />
          {t('promise.return')}
        </li>
      </ul>
      <ShareButton title={title} />
    </div>
  )
}
