import type { StoreFilter } from '@shop/contracts/catalog/store-address'
import { listDescription, storeText } from '@shop/contracts/texts/page-texts'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { usePageMeta } from '@shop/shell/page-meta'
import { openPopup } from '@shop/shell/popup'
import { Button } from '@shop/ui-kit/Button'
import { Icon } from '@shop/ui-kit/Icon'
import { Suspense } from 'react'
import { onlyCategory } from '../../features/store/categories/category-navigation.ts'
import { ChosenChips } from '../../features/store/filters/ChosenChips.tsx'
import { countChosen } from '../../features/store/filters/filter.ts'
import { useFilterValues, withoutUnknown } from '../../features/store/filters/filter-values.query.ts'
import { SortSelect } from '../../features/store/list/SortSelect.tsx'
import { useListStart } from '../../features/store/list/use-list-start.ts'
import { useStoreList } from '../../features/store/store-list.query.ts'
import { storeTitle } from '../../features/store/store-title.ts'
import { useStoreAddress } from '../../features/store/use-store-address.ts'
import { optional } from '../../optional.ts'
import { withTexts } from '../../text-chunks.ts'
import { useBelowScreen } from '../../use-below-screen.ts'
import { StoreHead } from './StoreHead.tsx'
import css from './StorePage.module.css'
import { StoreRail } from './StoreRail.tsx'
import { StoreResults } from './StoreResults.tsx'

const BundlesRow = optional(
  withTexts(['bundle'], () => import('../../features/bundle/row/BundlesRow.tsx').then(({ BundlesRow }) => BundlesRow)),
)

const NothingYet = optional(
  withTexts(['opening'], () => import('../../features/opening/NothingYet.tsx').then(({ NothingYet }) => NothingYet)),
)

export function StorePage() {
  const { t } = useTranslation('mf-catalog')
  const { text } = useFormat()
  const { filter: written, go } = useStoreAddress()
  const values = useFilterValues()
  const list = useStoreList(written)
  const filter = withoutUnknown(written, values)
  const category = onlyCategory(filter, values.categories)
  const named = storeTitle(filter, values)
  const { start, leadToStart } = useListStart()
  const onChange = (next: StoreFilter) => {
    go(next)
    leadToStart()
  }
  const chosen = countChosen(filter)
  usePageMeta({
    title: named ? t('store.metaTitle', { title: text(named) }) : text(storeText.title),
    description: text(named ? listDescription(named) : storeText.description),
  })

  if (list.isEmptyShop)
    return (
      <Suspense>
        <NothingYet />
      </Suspense>
    )
  return (
    <div className={css.page}>
      <a href="#products" className={css.skip}>
        {t('store.skip')}
      </a>
      <StoreHead
        title={named ? text(named) : t('store.title')}
        count={list.isPending || list.isError ? null : list.count}
        filter={filter}
        categories={values.categories}
        category={category}
      />
      <div className={css.rail}>
        <StoreRail filter={filter} values={values} facets={list.facets} onChange={onChange} />
      </div>
      <div ref={start} id="products" tabIndex={-1} className={css.results}>
        <div className={css.bar}>
          <Button variant="outline" size="small" className={css.filters} onClick={() => openPopup('filters')}>
            <Icon name="filter" size={20} />
            {chosen > 0 ? t('filter.openChosen', { count: chosen }) : t('filter.open')}
          </Button>
          <div className={css.chips}>
            <ChosenChips filter={filter} values={values} onChange={onChange} />
          </div>
          <SortSelect filter={filter} onChange={onChange} className={css.sort} />
        </div>
        <StoreResults filter={filter} values={values} list={list} go={go} />
      </div>
      <div className={css.bundles}>
        <Looks title={t('store.looks')} />
      </div>
    </div>
  )
}

/** Below the list: their code would make the whole page wait, and be drawn again when it has come. */
function Looks({ title }: { title: string }) {
  if (!useBelowScreen()) return null
  return (
    <Suspense>
      <BundlesRow title={title} />
    </Suspense>
  )
}
