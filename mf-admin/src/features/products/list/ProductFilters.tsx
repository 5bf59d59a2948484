import { productLacks, stockStates } from '@shop/contracts/staff/goods/staff-products'
import { Link } from '@shop/shell/router'
import { buttonClass } from '@shop/ui-kit/Button'
import { Icon } from '@shop/ui-kit/Icon'
import { EntryChoice } from '../../../dictionaries/EntryChoice.tsx'
import { type Option, useNamed } from '../../../goods/use-named.ts'
import { FilterChoice, ListFilters } from '../../../list/ListFilters.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { useProductList } from './use-product-list.ts'

export function ProductFilters({ list }: { list: ReturnType<typeof useProductList> }) {
  const { t } = useTexts()
  const named = useNamed()
  const choice = (name: keyof typeof list.filter, options: readonly Option[]) => (
    <FilterChoice list={list} name={name} label={t(`products.${name}`)} any={t('products.any')} options={options} />
  )
  const entry = (kind: 'category' | 'collection' | 'color') => (
    <EntryChoice
      kind={kind}
      label={t(`products.${kind}`)}
      placeholder={t('products.any')}
      canCreate={false}
      value={list.filter[kind] ?? ''}
      onChange={name => list.setFilter(kind, name)}
    />
  )
  return (
    <ListFilters
      list={list}
      label={t('products.search')}
      placeholder={t('products.searchExample')}
      action={
        <Link to="/admin/other/products/new" className={buttonClass({ size: 'small' })}>
          <Icon name="plus" size={16} />
          {t('products.add')}
        </Link>
      }
    >
      {entry('category')}
      {entry('collection')}
      {entry('color')}
      {/* Asked for seldom: they come with a link from the dictionaries, and can be taken away here. */}
      {list.filter.height && choice('height', named.heights)}
      {list.filter.size &&
        choice(
          'size',
          named.sizes.map(size => ({ value: size, label: size })),
        )}
      {choice('shown', [
        { value: 'yes', label: t('products.shownYes') },
        { value: 'no', label: t('products.shownNo') },
      ])}
      <FilterChoice
        list={list}
        name="archived"
        label={t('removing.filter')}
        any={t('products.any')}
        options={[{ value: 'yes', label: t('removing.filterArchived') }]}
      />
      {choice(
        'missing',
        productLacks.map(value => ({ value, label: t(`products.lack.${value}`) })),
      )}
      {choice(
        'stock',
        stockStates.map(value => ({ value, label: t(`products.stockState.${value}`) })),
      )}
      <FilterChoice
        list={list}
        name="rows"
        label={t('products.rows')}
        any={t('products.rowsModels')}
        options={[{ value: 'articles', label: t('products.rowsArticles') }]}
      />
    </ListFilters>
  )
}
