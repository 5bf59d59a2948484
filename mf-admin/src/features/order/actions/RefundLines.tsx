import type { FullOrder } from '@shop/contracts/staff-orders'
import { formatAmount } from '@shop/shell/format'
import { Checkbox } from '@shop/ui-kit/Checkbox'
import { useTexts } from '../../../use-texts.ts'
import { LinePicker } from './LinePicker.tsx'
import { RestockChoice } from './RestockChoice.tsx'
import type { RefundWishForm } from './use-refund-wish.ts'

type Props = { order: FullOrder; wish: RefundWishForm; error: string | undefined }

export function RefundLines({ order, wish, error }: Props) {
  const { t } = useTexts()
  const { lines, delivery_price, currency } = order
  return (
    <>
      <LinePicker
        legend={t('refund.forWhat')}
        lines={lines}
        most={({ kept }) => kept}
        picked={wish.picked}
        onPick={wish.setPicked}
        error={error}
        // Of pieces that have come back by a return, somebody has said it already.
        more={line =>
          line.undecided > 0 && <RestockChoice line={line} notForSale={wish.worn} onChange={wish.setWorn} />
        }
      />
      {delivery_price > 0 && (
        <Checkbox
          label={t('refund.delivery', { sum: formatAmount(delivery_price, currency) })}
          checked={wish.delivery}
          onChange={event => wish.setDelivery(event.currentTarget.checked)}
        />
      )}
    </>
  )
}
