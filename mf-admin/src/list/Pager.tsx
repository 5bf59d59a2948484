import { Link } from '@shop/shell/router'
import { Icon } from '@shop/ui-kit/Icon'
import { useTexts } from '../use-texts.ts'
import css from './Pager.module.css'

type PagerProps = {
  page: number
  pages: number
  linkTo: (page: number) => { search: string }
  /** Of which list it is, where a screen has two. */
  label?: string
}

/** From page to page of a long table; the newest stand first. */
export function Pager({ page, pages, linkTo, label }: PagerProps) {
  const { t } = useTexts()
  if (pages < 2) return null
  return (
    <nav className={css.pager} aria-label={label ?? t('orders.pages')}>
      {page > 1 && (
        <Link to={linkTo(page - 1)} rel="prev" className={css.step}>
          <Icon name="chevron-left" size={16} />
          {t('orders.newer')}
        </Link>
      )}
      <span className={css.here}>{t('orders.page', { page, pages })}</span>
      {page < pages && (
        <Link to={linkTo(page + 1)} rel="next" className={css.step}>
          {t('orders.older')}
          <Icon name="chevron-right" size={16} />
        </Link>
      )}
    </nav>
  )
}
