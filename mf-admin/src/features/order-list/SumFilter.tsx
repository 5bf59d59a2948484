import { TextField } from '@shop/ui-kit/fields/TextField'
import { useState } from 'react'
import { useTexts } from '../../use-texts.ts'
import { isSum, type OrderList } from './use-order-list.ts'

type Props = { list: Pick<OrderList, 'filter' | 'setFilter'>; name: 'sum_from' | 'sum_to' }

/** A limit of the sum; asked for on Enter or when the field is left, and what cannot be a sum stays there with why. */
export function SumFilter({ list, name }: Props) {
  const { t } = useTexts()
  const asked = list.filter[name] ?? ''
  const [typed, setTyped] = useState(asked)
  const [known, setKnown] = useState(asked)
  if (asked !== known) {
    setKnown(asked)
    setTyped(asked)
  }
  const text = typed.replace(/\s/g, '')
  const isWrong = text !== '' && !isSum(text)
  const ask = () => {
    if (!isWrong && text !== asked) list.setFilter(name, text)
  }
  return (
    <TextField
      label={t(`orders.${name}`)}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      value={typed}
      error={isWrong ? t('orders.sumWrong') : undefined}
      onChange={event => setTyped(event.currentTarget.value)}
      onBlur={ask}
      onKeyDown={event => event.key === 'Enter' && ask()}
    />
  )
}
