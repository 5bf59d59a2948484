import type { Product } from '@shop/contracts/products'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { Icon } from '@shop/ui-kit/Icon'
import { dayOfYear } from '../../day-of-year.ts'
import css from './Promises.module.css'
import { ShareButton } from './ShareButton.tsx'

/** What takes the last doubt away, beside the button that buys. */
export function Promises({ title, preorder }: { title: string } & Pick<Product, 'preorder'>) {
  const { t } = useTranslation('mf-catalog')
  const { day } = useFormat()
  return (
    <div className={css.row}>
      <ul className={css.promises}>
        <li>
          <Icon name="truck" size={20} />
          {preorder ? t('promise.later', { date: day(dayOfYear(preorder)) }) : t('promise.sent')}
        </li>
        <li>
          <Icon name="return" size={20} />
          {t('promise.return')}
        </li>
      </ul>
      <ShareButton title={title} />
    </div>
  )
}
