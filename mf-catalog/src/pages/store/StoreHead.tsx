import type { Category } from '@shop/contracts/catalog/categories'
import type { StoreFilter } from '@shop/contracts/catalog/store-address'
import { Heading } from '@shop/ui-kit/page/Heading'
import { CategoryLinks } from '../../features/store/categories/CategoryLinks.tsx'
import { CategoryTrail } from '../../features/store/categories/CategoryTrail.tsx'
import { ResultCount } from '../../features/store/list/ResultCount.tsx'
import css from './StoreHead.module.css'

type StoreHeadProps = {
  title: string
  /** Null until the list has come. */
  count: number | null
  filter: StoreFilter
  categories: readonly Category[]
  category: Category | undefined
}

/** What the list is of, the trail that leads there and suggested links. */
export function StoreHead({ title, count, filter, categories, category }: StoreHeadProps) {
  return (
    <div className={css.head}>
      {category && <CategoryTrail categories={categories} at={category} />}
      <div className={css.words}>
        <Heading level={1}>{title}</Heading>
        {count !== null && <ResultCount count={count} className={css.count} />}
      </div>
      <div className={css.links}>
        <CategoryLinks filter={filter} categories={categories} at={category} />
      </div>
    </div>
  )
}
