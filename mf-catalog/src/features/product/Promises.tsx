import type { Product } from '@shop/contracts/products'
import { useTranslation } from '@shop/shell/i18n'
import { Icon } from '@shop/ui-kit/Icon'
import { shortDate } from '../../short-date.ts'
import css from './Promises.module.css'
import { ShareButton } from './ShareButton.tsx'

/** What takes the last doubt away, beside the button that buys. */
export function Promises({ title, preorder }: { title: string } & Pick<Product, 'preorder'>) {
  const { t, locale } = useTranslation('mf-catalog')
  return (
    <div className={css.row}>
      <ul className={css.promises}>
        <li>
          <Icon name="truck" size={20} />
          {preorder ? t('promise.later', { date: shortDate(preorder, locale) }) : t('promise.sent')}
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
