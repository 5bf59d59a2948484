import { useTranslation } from '@shop/shell/i18n'
import { Link } from '@shop/shell/router'
import css from './SoldOut.module.css'

/** Nothing of the article is left: the link leads to others of its kind. */
export function SoldOut({ category }: { category: string }) {
  const { t } = useTranslation('mf-catalog')
  return (
    <p className={css.words}>
      {t('buy.soldOutText')} <Link to={`/store?categories=${category}`}>{t('buy.similar')}</Link>
    </p>
  )
}
