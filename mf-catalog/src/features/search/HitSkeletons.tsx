import { useTranslation } from '@shop/shell/i18n'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import hit from './Hit.module.css'
import list from './HitList.module.css'

/** Rows of the same size as the hits that are on their way. */
export function HitSkeletons() {
  const { t } = useTranslation('mf-catalog')
  return (
    <div className={list.list} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{t('search.searching')}</span>
      </VisuallyHidden>
      {[1, 2, 3, 4].map(place => (
        <div key={place} className={hit.hit} aria-hidden="true">
          <span className={hit.picture} />
          <Skeleton width="half" />
        </div>
      ))}
    </div>
  )
}
