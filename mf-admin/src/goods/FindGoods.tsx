import type { ProductCard } from '@shop/contracts/catalog/product'
import { productSearchEndpoint } from '@shop/contracts/catalog/products'
import { useFormat } from '@shop/shell/format'
import { keepPreviousData, useEndpoint } from '@shop/shell/query'
import { Combobox } from '@shop/ui-kit/fields/Combobox'
import { useEffect, useState } from 'react'
import { useQuiet } from '../use-quiet.ts'
import { useTexts } from '../use-texts.ts'
import { Thumb } from './Thumb.tsx'

const SHOWN = 12

type Props = {
  label: string
  /** Nothing is ordered yet. */
  required: boolean
  error: string | undefined
  onPick: (product: ProductCard) => void
}

/** Looks where customers look, so that nothing is offered that they could not buy. */
export function FindGoods({ label, required, error, onPick }: Props) {
  const { t } = useTexts()
  const { text, money } = useFormat()
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<string | null>(null)
  const query = useQuiet(typed.trim())
  const { data, isFetching, isError } = useEndpoint(
    productSearchEndpoint,
    { query: { query, limit: SHOWN } },
    { enabled: query !== '', placeholderData: keepPreviousData, staleTime: 0 },
  )
  const products = query === '' ? [] : (data?.list ?? [])

  // Chosen for a moment only: then the field is empty again, for the next one.
  useEffect(() => {
    if (picked !== null) setPicked(null)
  }, [picked])

  function pick(article: string | null): void {
    const product = products.find(found => found.article === article)
    if (!product) return
    onPick(product)
    setTyped('')
    setPicked(article)
  }
  return (
    <Combobox
      label={label}
      required={required}
      openLabel={t('newOrder.openList')}
      clearLabel={t('newOrder.clear')}
      emptyText={query === '' ? t('newOrder.findExample') : t(isError ? 'newOrder.searchFailed' : 'newOrder.nothing')}
      loadingText={t('newOrder.loading')}
      placeholder={t('newOrder.findExample')}
      hint={t('newOrder.findHint')}
      error={error}
      items={products.map(product => ({
        id: product.article,
        label: `${product.article} · ${text(product.title)}`,
        mark: <Thumb picture={product.previewImages[0]?.name ?? null} />,
        note: factsOf(product),
      }))}
      value={picked}
      onSelect={pick}
      onSearch={setTyped}
      loading={isFetching}
    />
  )

  function factsOf({ color, height, sizes }: ProductCard): string {
    const isThere = sizes.some(({ count, preorder }) => count > 0 || preorder)
    const [cheapest] = sizes.map(({ price }) => price).toSorted((one, other) => one.uah - other.uah)
    const facts = [
      text(color.title),
      height && t('newOrder.height', { height }),
      isThere ? cheapest && money(cheapest) : t('newOrder.soldOut'),
    ]
    return facts.filter(Boolean).join(' · ')
  }
}
