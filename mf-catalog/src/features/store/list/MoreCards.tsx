import { useTranslation } from '@shop/shell/i18n'
import { Button } from '@shop/ui-kit/Button'
import { ProgressBar } from '@shop/ui-kit/feedback/ProgressBar'
import css from './MoreCards.module.css'

type MoreCardsProps = {
  shown: number
  count: number
  busy: boolean
  failed: boolean
  onMore: () => void
}

/** How much of the list is on the page and, on request, more of it: the footer stays in reach. */
export function MoreCards({ shown, count, busy, failed, onMore }: MoreCardsProps) {
  const { t } = useTranslation('mf-catalog')
  return (
    <div className={css.more}>
      <ProgressBar label={t('store.shown', { shown, count })} value={shown} max={count} />
      {failed && <p role="alert">{t('store.moreFailed')}</p>}
      {shown < count && (
        <Button variant="outline" wide busy={busy} onClick={onMore}>
          {t('store.more')}
        </Button>
      )}
    </div>
  )
}
