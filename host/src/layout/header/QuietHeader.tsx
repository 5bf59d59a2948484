import { brandOfPage } from '@shop/contracts/texts/page-brand'
import { useTranslation } from '@shop/shell/i18n'
import { Link } from '@shop/shell/router'
import { Icon } from '@shop/ui-kit/Icon'
import header from './Header.module.css'
import css from './QuietHeader.module.css'

/** Above a checkout: the name of the shop, the way back to the cart, and whom to call. */
export function QuietHeader() {
  const { t } = useTranslation('host')
  const { phone } = brandOfPage()
  return (
    <header className={css.header} data-quiet>
      <Link to="/cart" className={css.back}>
        <Icon name="arrow-left" size={20} />
        {t('header.toCart')}
      </Link>
      <Link to="/" className={header.logo}>
        {t('brand')}
      </Link>
      {phone && (
        <a href={`tel:${phone.dialled}`} className={css.phone} aria-label={t('header.call', { phone: phone.shown })}>
          <Icon name="phone" size={20} />
          <span className={css.number}>{phone.shown}</span>
        </a>
      )}
    </header>
  )
}
