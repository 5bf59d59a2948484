import type { BundleCard } from '@shop/contracts/catalog/bundles'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { Link } from '@shop/shell/router'
import { Picture } from '@shop/ui-kit/goods/Picture'
import css from './BundleColors.module.css'

/** Links to the bundle in other colours. */
export function BundleColors({ siblings }: { siblings: readonly BundleCard[] }) {
  const { t } = useTranslation('mf-catalog')
  const { text } = useFormat()
  if (siblings.length === 0) return null
  return (
    <nav aria-label={t('bundle.colors')}>
      <p className={css.lead}>{t('bundle.colors')}</p>
      <ul className={css.colors}>
        {siblings.map(({ article, title, images: [front] }) => (
          <li key={article}>
            <Link to={`/bundle/${article}`} className={css.color}>
              {front && <Picture file={front.name} alt="" sizes="3rem" className={css.picture} />}
              {text(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
