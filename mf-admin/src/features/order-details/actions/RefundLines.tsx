import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { formatAmount } from '@shop/shell/format'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { Controller, useFormContext } from 'react-hook-form'
import { useTexts } from '../../../use-texts.ts'
import { LinePicker } from './LinePicker.tsx'
import { keyOf } from './picked-lines.ts'
import { RestockChoice } from './RestockChoice.tsx'
import { openCount, type RefundDraft } from './refund-draft.ts'

type Props = { order: FullOrder; error: string | undefined }

/** For which items, each with what it brings back, and whether for the delivery too. */
export function RefundLines({ order, error }: Props) {
  const { t } = useTexts()
  const { control, register, watch } = useFormContext<RefundDraft>()
  const { lines, currency, delivery_back = order.delivery_price } = order
  const picked = watch('picked')
  return (
    <>
      <Controller
        control={control}
        name="picked"
        render={({ field }) => (
          <LinePicker
            legend={t('refund.forWhat')}
            lines={lines}
            most={({ kept }) => kept}
            sumOf={backOf(currency)}
            picked={field.value}
            onPick={field.onChange}
            error={error}
            more={line => openCount(line, picked[keyOf(line)] ?? 0) > 0 && <Restock line={line} />}
          />
        )}
      />
      {delivery_back > 0 && (
        <Checkbox
          label={t('refund.delivery', { sum: formatAmount(delivery_back, currency) })}
          {...register('delivery')}
        />
      )}
    </>
  )
}

/** What so many items of a line bring back, as text. */
export function backOf(currency: FullOrder['currency']) {
  return ({ back = [] }: FullOrder['lines'][number], count: number) => {
    const sum = back[count - 1]
    return sum === undefined ? null : formatAmount(sum, currency)
  }
}

function Restock({ line }: { line: FullOrder['lines'][number] }) {
  const { control } = useFormContext<RefundDraft>()
  return (
    <Controller
      control={control}
      name="worn"
      render={({ field }) => <RestockChoice line={line} notForSale={field.value} onChange={field.onChange} />}
    />
  )
}
