import { type StaffModelRow, staffModelsEndpoint } from '@shop/contracts/staff/goods/staff-model-list'
import { useFormat } from '@shop/shell/format'
import { keepPreviousData } from '@shop/shell/query'
import { Combobox, type ComboboxItem } from '@shop/ui-kit/fields/Combobox'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useQuiet } from '../../use-quiet.ts'
import { useTexts } from '../../use-texts.ts'
import { type PickedProduct, pickedOf } from '../chosen.ts'
import { Thumb } from '../Thumb.tsx'
import { ModelArticles } from './ModelArticles.tsx'

type Props = {
  label: string
  onPick: (product: PickedProduct) => void
  /** Articles that cannot be chosen once more, each with the reason that its row shows. */
  refused?: ReadonlyMap<string, string>
  hint?: ReactNode
  error?: ReactNode
  disabled?: boolean
  className?: string
}

const SHOWN = 20

/**
 * Finds a product by article or title, in its thumbnail, and hands it over; then it is empty again, for the next one. A model of
 * several articles stands in one row; once it is chosen, its articles are offered below the field.
 */
export function ArticlePicker({ label, onPick, refused, hint, error, disabled, className }: Props) {
  const { t } = useTexts()
  const { text } = useFormat()
  const place = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<string | null>(null)
  const [opened, setOpened] = useState<{ model: string; search: string } | null>(null)
  const search = useQuiet(typed.trim())
  const { data, isFetching, isError } = useModels(search)
  const models = data?.models ?? []

  // Chosen for a moment only: letting go of it empties the field, and the list stays closed.
  useEffect(() => {
    if (picked !== null) setPicked(null)
  }, [picked])

  const pick = (id: string | null) => {
    const row = models.find(found => idOf(found) === id)
    if (!row) return
    const product = pickedOf(row)
    if (product) onPick(product)
    setOpened(product ? null : { model: row.model, search })
    setTyped('')
    setPicked(id)
  }
  const close = () => {
    setOpened(null)
    place.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={place} className={className}>
      <Combobox
        label={label}
        openLabel={t('picker.open')}
        clearLabel={t('picker.clear')}
        emptyText={t(isError ? 'picker.failed' : 'picker.none')}
        loadingText={t('orders.loading')}
        placeholder={t('picker.example')}
        items={models.map(itemOf)}
        value={picked}
        onSelect={pick}
        onSearch={setTyped}
        loading={isFetching}
        hint={hint}
        error={error}
        {...(disabled && { disabled })}
      />
      {opened && !disabled && (
        <ModelArticles
          key={opened.model}
          {...opened}
          refused={refused}
          onPick={product => {
            onPick(product)
            close()
          }}
          onClose={close}
        />
      )}
    </div>
  )

  function itemOf(row: StaffModelRow): ComboboxItem {
    const { article, articles, title, picture, shown, stock } = row
    const reasons = articles.flatMap(one => refused?.get(one) ?? [])
    const reason = reasons.length === articles.length ? reasons[0] : undefined
    const isOne = articles.length === 1
    const facts = [
      !isOne && t('model.articles', { count: articles.length }),
      shown === 0 && t('chosen.hidden'),
      stock === 0 && t('chosen.soldOut'),
    ].filter(Boolean)
    return {
      id: idOf(row),
      label: `${isOne ? article : row.model} · ${text(title)}`,
      mark: <Thumb picture={picture} faded={shown === 0} />,
      note: reason ?? facts.join(' · '),
      disabled: reason !== undefined,
    }
  }
}

function idOf({ model, article, articles }: StaffModelRow): string {
  return articles.length === 1 ? article : `model:${model}`
}

function useModels(search: string) {
  const query = { 'search[article]': search, sort: 'article', page: 1, limit: SHOWN } as const
  return useStaffEndpoint(staffModelsEndpoint, { query }, { placeholderData: keepPreviousData, staleTime: 0 })
}
