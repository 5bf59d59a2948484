import { type StaffProductRow, staffProductsEndpoint } from '@shop/contracts/staff/staff-products'
import { useFormat } from '@shop/shell/format'
import { keepPreviousData } from '@shop/shell/query'
import { Combobox, type ComboboxItem } from '@shop/ui-kit/fields/Combobox'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useStaffEndpoint } from '../session/use-staff-endpoint.ts'
import { useTexts } from '../use-texts.ts'
import { Thumb } from './Thumb.tsx'
import { useQuiet } from './use-quiet.ts'

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
  const place = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState(0)
  const search = useQuiet(typed.trim())
  const { data, isFetching, isError } = useProducts(search)
  const products = data?.products ?? []

  // The field that comes in place of the one that was used goes on where that one was.
  useEffect(() => {
    if (picked > 0) place.current?.querySelector('input')?.focus()
  }, [picked])

  const pick = (article: string | null) => {
    const product = products.find(found => found.article === article)
    if (!product) return
    onPick(product)
    setTyped('')
    setPicked(picked + 1)
  }
  return (
    <div ref={place} className={className}>
      <Combobox
        key={picked}
        label={label}
        openLabel={t('picker.open')}
        clearLabel={t('picker.clear')}
        emptyText={t(isError ? 'picker.failed' : 'picker.none')}
        loadingText={t('orders.loading')}
        placeholder={t('picker.example')}
        items={products.map(itemOf)}
        value={null}
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
