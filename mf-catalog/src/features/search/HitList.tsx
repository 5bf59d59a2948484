import type { cardSearchEndpoint } from '@shop/contracts/catalog/store-cards'
import type { ResultOf } from '@shop/contracts/endpoint'
import { useTranslation } from '@shop/shell/i18n'
import { Link } from '@shop/shell/router'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { Hit } from './Hit.tsx'
import css from './HitList.module.css'
import { searchPath } from './search-text.ts'
import type { useActiveOption } from './use-active-option.ts'

type HitListProps = {
  search: string
  hits: ResultOf<typeof cardSearchEndpoint>
  options: Pick<ReturnType<typeof useActiveOption>, 'active' | 'listId' | 'optionId'>
  /** The list answers an earlier text: it stays readable until the next one is there. */
  isOld: boolean
  onChoose: () => void
}

/** The best hits and, as the last option, the way to all of them. */
export function HitList({ search, hits, options, isOld, onChoose }: HitListProps) {
  const { t } = useTranslation('mf-catalog')
  const { active, listId, optionId } = options
  const all = hits.list.length
  return (
    <>
      <VisuallyHidden>
        <span role="status">{!isOld && t('store.found', { count: hits.count })}</span>
      </VisuallyHidden>
      <div
        role="listbox"
        id={listId}
        aria-label={t('search.hits')}
        aria-busy={isOld || undefined}
        className={css.list}
        data-old={isOld || undefined}
      >
        {hits.list.map((card, index) => (
          <Hit
            key={card.article}
            {...{ card, onChoose }}
            matched={hits.matched}
            id={optionId(index)}
            isActive={active === index}
          />
        ))}
        <Link
          role="option"
          id={optionId(all)}
          tabIndex={-1}
          aria-selected={active === all}
          to={searchPath(search)}
          className={css.all}
          onClick={onChoose}
        >
          {t('search.all', { count: hits.count })}
        </Link>
      </div>
    </>
  )
}
