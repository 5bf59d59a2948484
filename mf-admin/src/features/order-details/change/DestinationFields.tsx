import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { useFormContext } from 'react-hook-form'
import { DeliveryFields } from '../../../delivery-fields/DeliveryFields.tsx'
import type { ErrorOf } from '../../../forms/problem-text.ts'
import { useTexts } from '../../../use-texts.ts'
import type { ChangeDraft } from './change-draft.ts'

/** Where the order goes, and another place on demand. */
export function DestinationFields({ order, errorOf }: { order: FullOrder; errorOf: ErrorOf }) {
  const { t, locale } = useTexts()
  const { register, watch } = useFormContext<ChangeDraft>()
  return (
    <>
      <p>{order.delivery_text[locale]}</p>
      <Checkbox label={t('change.move')} {...register('isMoved')} />
      {watch('isMoved') && <DeliveryFields errorOf={errorOf} />}
    </>
  )
}
