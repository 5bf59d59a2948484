import { productLacks, stockStates } from '@shop/contracts/staff/goods/staff-products'
import { Select } from '@shop/ui-kit/fields/Select'
import type { FormEvent } from 'react'
import { TableSearch } from '../../../list/TableSearch.tsx'
import { useTypedSearch } from '../../../list/use-typed-search.ts'
import { useTexts } from '../../../use-texts.ts'
import { type Option, useNamed } from '../use-named.ts'
import css from './ProductFilters.module.css'
import { useProductsAddress } from './use-products-address.ts'

export function ProductFilters() {
  const { t } = useTexts()
  const named = useNamed()
  const { address, setSearch, setFilter } = useProductsAddress()
  const { filter } = address
  const { typed, setTyped, askNow } = useTypedSearch(filter.search ?? '', setSearch)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    askNow()
  }
  const choice = (name: 'category' | 'collection' | 'color' | 'height' | 'size', options: readonly Option[]) => (
    <Select
      label={t(`products.${name}`)}
      options={[{ value: '', label: t('products.any') }, ...options]}
      value={filter[name] ?? ''}
      onChange={event => setFilter({ [name]: event.currentTarget.value || undefined })}
    />
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a search element cannot be submitted
    <form role="search" className={css.filters} onSubmit={onSubmit}>
      <TableSearch
        className={css.words}
        label={t('products.search')}
        placeholder={t('products.searchExample')}
        typed={typed}
        onType={setTyped}
      />
      {choice('category', named.categories)}
      {choice('collection', named.collections)}
      {choice('color', named.colors)}
      {/* Asked for seldom: they come with a link from the dictionaries, and can be taken away here. */}
      {filter.height && choice('height', named.heights)}
      {filter.size &&
        choice(
          'size',
          named.sizes.map(size => ({ value: size, label: size })),
        )}
      <Select
        label={t('products.shown')}
        options={[
          { value: '', label: t('products.any') },
          { value: 'yes', label: t('products.shownYes') },
          { value: 'no', label: t('products.shownNo') },
        ]}
        value={filter.shown === undefined ? '' : filter.shown ? 'yes' : 'no'}
        onChange={event => {
          const { value } = event.currentTarget
          setFilter({ shown: value === '' ? undefined : value === 'yes' })
        }}
      />
      <Select
        label={t('products.missing')}
        options={[
          { value: '', label: t('products.any') },
          ...productLacks.map(value => ({ value, label: t(`products.lack.${value}`) })),
        ]}
        value={filter.missing ?? ''}
        onChange={event => setFilter({ missing: productLacks.find(lack => lack === event.currentTarget.value) })}
      />
      <Select
        label={t('products.stock')}
        options={[
          { value: '', label: t('products.any') },
          ...stockStates.map(value => ({ value, label: t(`products.stockState.${value}`) })),
        ]}
        value={filter.stock ?? ''}
        onChange={event => setFilter({ stock: stockStates.find(state => state === event.currentTarget.value) })}
      />
    </form>
  )
}
