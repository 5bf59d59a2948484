import { useTranslation } from '@shop/shell/i18n'
import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { removeWish } from './change-wishes.ts'

/** What the shop has stopped selling has no card; without this notice the list would just be shorter than its count. */
export function GoneWishes({ articles }: { articles: readonly string[] }) {
  const { t } = useTranslation('mf-catalog')
  if (articles.length === 0) return null
  return (
    <Notice
      title={t('wish.gone', { count: articles.length })}
      action={
        <Button variant="text" size="small" onClick={() => articles.forEach(article => void removeWish(article))}>
          {t('wish.clearGone')}
        </Button>
      }
    />
  )
}
