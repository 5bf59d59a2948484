import { Link } from '@shop/shell/router'
import { Icon } from '@shop/ui-kit/Icon'
import { useTexts } from '../../use-texts.ts'
import css from './ThirdPartyPager.module.css'

export function ThirdPartyPager({ page, pages }: { page: number; pages: number }) {
  const { t } = useTexts()
  if (pages < 2) return null
  return (
    <nav className={css.pager} aria-label={t('orders.pages')}>
      {page > 1 && (
        <Link to={{ search: `?page=${page - 1}` }} rel="prev" className={css.step}>
          <Icon name="chevron-left" size={16} />
          {t('orders.newer')}
        </Link>
      )}
      <span>{t('orders.page', { page, pages })}</span>
      {page < pages && (
        <Link to={{ search: `?page=${page + 1}` }} rel="next" className={css.step}>
          {t('orders.older')}
          <Icon name="chevron-right" size={16} />
        </Link>
      )}
    </nav>
  )
}
