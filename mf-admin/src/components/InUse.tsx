import { Link } from '@shop/shell/router'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import type { CallRefusal } from '../session/use-staff-call.ts'
import { useTexts } from '../use-texts.ts'
import { type DescribedBy, productsBy } from './products-by.ts'

type Props = {
  refusal: CallRefusal | null
  by: DescribedBy
  name: string
}

/** Why something cannot be removed: how many articles still have it, and where they are. */
export function InUse({ refusal, by, name }: Props) {
  const { t } = useTexts()
  if (refusal?.code !== 'in_use') return null
  const articles = Number(refusal.details.articles ?? 0)
  const categories = Number(refusal.details.categories ?? 0)
  return (
    <Notice tone="error" announced>
      {articles > 0 && (
        <>
          {t('inUse.articles', { count: articles })} <Link to={productsBy(by, name)}>{t('inUse.show')}</Link>
        </>
      )}
      {articles > 0 && categories > 0 && ' '}
      {categories > 0 && t('inUse.categories', { count: categories })}
    </Notice>
  )
}
