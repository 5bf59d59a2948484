import { useTranslation } from '@shop/shell/i18n'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import css from './ProductSkeleton.module.css'

export function ProductSkeleton() {
  const { t } = useTranslation('mf-catalog')
  return (
    <div aria-busy="true" className={css.product}>
      <VisuallyHidden>
        <span role="status">{t('product.loading')}</span>
      </VisuallyHidden>
      <Skeleton shape="picture" />
      <div className={css.words}>
        <Skeleton width="half" />
        <Skeleton shape="title" />
        <Skeleton width="third" />
        <Skeleton shape="control" />
      </div>
    </div>
  )
}
