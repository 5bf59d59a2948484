import { allShopsEndpoint } from '@shop/contracts/catalog/shops'
import { useFocusable } from '@shop/forms/use-focusable'
import { useFormat } from '@shop/shell/format'
import { useEndpoint } from '@shop/shell/query'
import { RadioCards } from '@shop/ui-kit/choices/RadioCards'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { useController, useFormContext } from 'react-hook-form'
import { useFieldError } from '../../forms/use-field-error.ts'
import { useTexts } from '../../use-texts.ts'

/** The shop where orders are picked up. */
export function ShopChoice() {
  const { t } = useTexts()
  const { text } = useFormat()
  const errorOf = useFieldError()
  const { control } = useFormContext()
  const { field, fieldState } = useController({ control, name: 'self_delivery' })
  const box = useFocusable(field.ref)
  const { data, isLoading } = useEndpoint(allShopsEndpoint, {})

  if (isLoading) return <Skeleton shape="control" />
  return (
    <div ref={box}>
      <RadioCards
        legend={t('personal.delivery.shop')}
        options={(data?.shops ?? []).map(({ id, city, address, phone }) => ({
          value: id,
          label: `${text(city)}, ${text(address)}`,
          description: phone,
        }))}
        value={field.value || null}
        onChange={field.onChange}
        onBlur={field.onBlur}
        hint={data ? undefined : t('personal.places.failed')}
        error={errorOf(fieldState.error && 'required')}
      />
    </div>
  )
}
