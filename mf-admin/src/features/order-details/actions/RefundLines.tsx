import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { formatAmount } from '@shop/shell/format'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '../../../use-texts.ts'
import { keyOf } from '../picked-lines.ts'
import { PickedLines } from './LinePicker.tsx'
import { RestockField } from './RestockField.tsx'
import { openCount, type RefundDraft } from './refund-draft.ts'

type Props = { order: FullOrder; error: string | undefined }

/** For which items, each with what it brings back, and whether for the delivery too. */
export function RefundLines({ order, error }: Props) {
  const { t } = useTexts()
  const { register, watch } = useFormContext<RefundDraft>()
  const { lines, currency, delivery_back = order.delivery_price } = order
  const picked = watch('picked')
  return (
    <>
      <PickedLines
        legend={t('refund.forWhat')}
        lines={lines}
        most={({ kept }) => kept}
        sumOf={backOf(currency)}
        error={error}
        more={line => openCount(line, picked[keyOf(line)] ?? 0) > 0 && <RestockField line={line} />}
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
