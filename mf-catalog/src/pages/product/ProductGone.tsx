import { useMovedOn } from '@shop/forms/use-moved-on'
import { useTranslation } from '@shop/shell/i18n'
import { usePageMeta } from '@shop/shell/page-meta'
import { Link } from '@shop/shell/router'
import { buttonClass } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { NewestRow } from '../NewestRow.tsx'
import css from './ProductPage.module.css'

/** An article that is not sold, or never was: the link leads to the store, unless staff led its address on. */
export function ProductGone() {
  const { t } = useTranslation('mf-catalog')
  const isMoving = useMovedOn()
  usePageMeta({ title: t('gone.metaTitle') })
  if (isMoving) return null
  return (
    <div className={css.message}>
      <EmptyState
        headingLevel={1}
        title={t('gone.title')}
        actions={
          <Link to="/store" className={buttonClass()}>
            {t('gone.store')}
          </Link>
        }
      >
        {t('gone.text')}
      </EmptyState>
      <NewestRow />
    </div>
  )
}
