import { allShopsEndpoint } from '@shop/contracts/catalog/shops'
import { useFocusable } from '@shop/forms/use-focusable'
import { useFormat } from '@shop/shell/format'
import { useEndpoint } from '@shop/shell/query'
import { RadioCards } from '@shop/ui-kit/choices/RadioCards'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { useController, useFormContext } from 'react-hook-form'
import { useTexts } from '../../../use-texts.ts'
import type { CheckoutValues } from '../form/checkout-form.ts'
import { useFieldError } from '../form/field-error.ts'
import { PlacesFailure } from '../places/PlacesFailure.tsx'

/** Which of our shops the order waits in. */
export function ShopField() {
  const { t } = useTexts()
  const { text } = useFormat()
  const { control } = useFormContext<CheckoutValues>()
  const { field } = useController({ control, name: 'ukraine.self_delivery' })
  const box = useFocusable(field.ref)
  const errorOf = useFieldError()
  const { data, isLoading, isError, refetch } = useEndpoint(allShopsEndpoint, {})

  if (isLoading) return <Skeleton shape="control" />
  if (!data) return <PlacesFailure places={{ items: [], isLoading, hasFailed: isError, retry: refetch }} />
  return (
    <div ref={box}>
      <RadioCards
        legend={t('delivery.shop')}
        name="shop"
        options={data.shops.map(({ id, city, address, phone }) => ({
          value: id,
          label: `${text(city)}, ${text(address)}`,
          description: phone,
        }))}
        value={field.value || null}
        onChange={field.onChange}
        onBlur={field.onBlur}
        error={errorOf('ukraine.self_delivery')}
      />
    </div>
  )
}
