import { useTranslation } from '@shop/shell/i18n'
import { Link } from '@shop/shell/router'
import { buttonClass } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { NewsletterLink } from './NewsletterLink.tsx'
import css from './NothingYet.module.css'

/** The store before its first product is shown: nothing to filter and nothing to sort. */
export function NothingYet() {
  const { t } = useTranslation('mf-catalog')
  return (
    <div className={css.page}>
      <EmptyState
        headingLevel={1}
        title={t('opening.store')}
        actions={
          <>
            <NewsletterLink className={buttonClass()} />
            <Link to="/">{t('opening.home')}</Link>
          </>
        }
      >
        {t('opening.storeText')}
      </EmptyState>
    </div>
  )
}
