import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { RadioCards } from '@shop/ui-kit/choices/RadioCards'
import { useController, useFormContext } from 'react-hook-form'
import { type CartLineView, preordersIn } from '../../quoted-cart/cart-view.ts'
import { PreorderNotice } from '../../quoted-cart/PreorderNotice.tsx'
import { useTexts } from '../../use-texts.ts'
import type { CheckoutValues } from './form/checkout-form.ts'
import { useFieldError } from './form/field-error.ts'
import { Section } from './form/Section.tsx'

/** What is awaited ships later: said once more, and agreed to. Of a mixed cart the shopper chooses what ships when. */
export function PreorderFields({ lines }: { lines: readonly CartLineView[] }) {
  const { t } = useTexts()
  const { register } = useFormContext<CheckoutValues>()
  const errorOf = useFieldError()
  const preorders = preordersIn(lines)
  if (!preorders) return null
  return (
    <Section title={t('preorder.section')}>
      <PreorderNotice lines={lines} />
      {preorders.kind === 'mixed' && <ShipmentChoice />}
      <Checkbox label={t('preorder.ack')} error={errorOf('preorder_ack')} {...register('preorder_ack')} />
    </Section>
  )
}

const NOW = 'now'
const TOGETHER = 'together'

function ShipmentChoice() {
  const { t } = useTexts()
  const { control } = useFormContext<CheckoutValues>()
  const { field } = useController({ control, name: 'ship_together' })
  return (
    <RadioCards
      legend={t('preorder.shipment')}
      name="shipment"
      options={[NOW, TOGETHER].map(value => ({
        value,
        label: t(`preorder.ship.${value}`),
        description: t(`preorder.ship.${value}Text`),
      }))}
      value={field.value ? TOGETHER : NOW}
      onChange={value => field.onChange(value === TOGETHER)}
    />
  )
}
