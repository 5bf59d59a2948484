import { type StaffProductRow, staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { useFormat } from '@shop/shell/format'
import { keepPreviousData } from '@shop/shell/query'
import { Combobox, type ComboboxItem } from '@shop/ui-kit/fields/Combobox'
import { type ReactNode, useEffect, useState } from 'react'
import { useStaffEndpoint } from '../session/use-staff-endpoint.ts'
import { useQuiet } from '../use-quiet.ts'
import { useTexts } from '../use-texts.ts'
import { Thumb } from './Thumb.tsx'

type Props = {
  label: string
  onPick: (product: StaffProductRow) => void
  /** Articles that cannot be chosen once more, each with the reason that its row shows. */
  refused?: ReadonlyMap<string, string>
  hint?: ReactNode
  error?: ReactNode
  disabled?: boolean
  className?: string
}

const SHOWN = 20

/** Finds a product by article or title, in its thumbnail, and hands it over; then it is empty again, for the next one. */
export function ArticlePicker({ label, onPick, refused, hint, error, disabled, className }: Props) {
  const { t } = useTexts()
  const { text } = useFormat()
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<string | null>(null)
  const search = useQuiet(typed.trim())
  const { data, isFetching, isError } = useProducts(search)
  const products = data?.products ?? []

  // Chosen for a moment only: letting go of it empties the field, and the list stays closed.
  useEffect(() => {
    if (picked !== null) setPicked(null)
  }, [picked])

  const pick = (article: string | null) => {
    const product = products.find(found => found.article === article)
    if (!product) return
    onPick(product)
    setTyped('')
    setPicked(article)
  }
  return (
    <div className={className}>
      <Combobox
        label={label}
        openLabel={t('picker.open')}
        clearLabel={t('picker.clear')}
        emptyText={t(isError ? 'picker.failed' : 'picker.none')}
        loadingText={t('orders.loading')}
        placeholder={t('picker.example')}
        items={products.map(itemOf)}
        value={picked}
        onSelect={pick}
        onSearch={setTyped}
        loading={isFetching}
        hint={hint}
        error={error}
        {...(disabled && { disabled })}
      />
    </div>
  )

  // Two heights of a dress have one title: the article tells them apart.
  function itemOf({ article, title, picture, is_shown, stock }: StaffProductRow): ComboboxItem {
    const reason = refused?.get(article)
    const facts = [!is_shown && t('chosen.hidden'), stock === 0 && t('chosen.soldOut')].filter(Boolean).join(' · ')
    return {
      id: article,
      label: `${article} · ${text(title)}`,
      mark: <Thumb picture={picture} faded={!is_shown} />,
      note: reason ?? facts,
      disabled: reason !== undefined,
    }
  }
}

function useProducts(search: string) {
  const query = { 'search[article]': search, sort: 'article', page: 1, limit: SHOWN } as const
  return useStaffEndpoint(staffProductsEndpoint, { query }, { placeholderData: keepPreviousData, staleTime: 0 })
}
