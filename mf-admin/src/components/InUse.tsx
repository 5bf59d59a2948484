import { Link } from '@shop/shell/router'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import type { CallRefusal } from '../session/use-staff-call.ts'
import { useTexts } from '../use-texts.ts'

type Props = {
  refusal: CallRefusal | null
  /** The list of the products that still have it. */
  productsAt: string
}

/** Why something cannot be removed: how many articles still have it, and where they are. */
export function InUse({ refusal, productsAt }: Props) {
  const { t } = useTexts()
  if (refusal?.code !== 'in_use') return null
  const articles = Number(refusal.details.articles ?? 0)
  const categories = Number(refusal.details.categories ?? 0)
  return (
    <Notice tone="error" announced>
      {articles > 0 && (
        <>
          {t('inUse.articles', { count: articles })} <Link to={productsAt}>{t('inUse.show')}</Link>
        </>
      )}
      {articles > 0 && categories > 0 && ' '}
      {categories > 0 && t('inUse.categories', { count: categories })}
    </Notice>
  )
}
