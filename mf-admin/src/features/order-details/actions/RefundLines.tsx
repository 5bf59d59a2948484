import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { formatAmount } from '@shop/shell/format'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { Controller, useFormContext } from 'react-hook-form'
import { useTexts } from '../../../use-texts.ts'
import { LinePicker } from './LinePicker.tsx'
import { RestockChoice } from './RestockChoice.tsx'
import type { RefundDraft } from './refund-draft.ts'

type Props = { order: FullOrder; error: string | undefined }

export function RefundLines({ order, error }: Props) {
  const { t } = useTexts()
  const { control, register } = useFormContext<RefundDraft>()
  const { lines, delivery_price, currency } = order
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
            picked={field.value}
            onPick={field.onChange}
            error={error}
            // For items that came back by a return staff have decided it already.
            more={line => line.undecided > 0 && <Restock line={line} />}
          />
        )}
      />
      {delivery_price > 0 && (
        <Checkbox
          label={t('refund.delivery', { sum: formatAmount(delivery_price, currency) })}
          {...register('delivery')}
        />
      )}
    </>
  )
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
