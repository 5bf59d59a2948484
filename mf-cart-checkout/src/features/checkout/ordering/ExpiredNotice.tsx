import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useTexts } from '../../../use-texts.ts'
import css from './ExpiredNotice.module.css'
import { keepExpired, removeExpired, useExpiredLines } from './expired-lines.ts'

/** Before the order: some of these items have waited for over two hours, and nothing was kept for them. */
export function ExpiredNotice({ onKept }: { onKept: () => void }) {
  const { t } = useTexts()
  const count = useExpiredLines().reduce((items, line) => items + line.count, 0)
  if (count === 0) return null

  const keep = () => {
    keepExpired()
    // Prices and stock may have changed since: the customer agrees to those of now.
    onKept()
  }
  const actions = (
    <div className={css.actions}>
      <Button variant="outline" size="small" onClick={keep}>
        {t('expired.keep')}
      </Button>
      <Button variant="text" size="small" onClick={removeExpired}>
        {t('expired.remove')}
      </Button>
    </div>
  )
  return (
    <Notice tone="warn" announced title={t('expired.title', { count })} action={actions}>
      {t('expired.text')}
    </Notice>
  )
}
