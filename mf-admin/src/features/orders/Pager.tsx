import { Link } from '@shop/shell/router'
import { Icon } from '@shop/ui-kit/Icon'
import { useTexts } from '../../use-texts.ts'
import css from './Pager.module.css'
import { useOrdersAddress } from './use-orders-address.ts'

export function Pager({ page, pages }: { page: number; pages: number }) {
  const { t } = useTexts()
  const { linkToPage } = useOrdersAddress()
  if (pages < 2) return null
  return (
    <nav className={css.pager} aria-label={t('orders.pages')}>
      {page > 1 && (
        <Link to={linkToPage(page - 1)} rel="prev" className={css.step}>
          <Icon name="chevron-left" size={16} />
          {t('orders.newer')}
        </Link>
      )}
      <span className={css.here}>{t('orders.page', { page, pages })}</span>
      {page < pages && (
        <Link to={linkToPage(page + 1)} rel="next" className={css.step}>
          {t('orders.older')}
          <Icon name="chevron-right" size={16} />
        </Link>
      )}
    </nav>
  )
}
