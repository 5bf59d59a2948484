import { allShopsEndpoint } from '@shop/contracts/catalog/shops'
import { deliveryMethods } from '@shop/contracts/delivery/delivery'
import { useFormat } from '@shop/shell/format'
import { useEndpoint } from '@shop/shell/query'
import { ChipRadio } from '@shop/ui-kit/choices/ChipRadio'
import { Select } from '@shop/ui-kit/fields/Select'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useController, useFormContext } from 'react-hook-form'
import { type ErrorOf, obligatory } from '../forms/problem-text.ts'
import { useTexts } from '../use-texts.ts'
import { AbroadFields } from './AbroadFields.tsx'
import css from './DeliveryFields.module.css'
import type { DeliveryDraft } from './delivery-draft.ts'
import { CityFields, DepartmentField } from './PlaceFields.tsx'

const methods = [...deliveryMethods, 'international'] as const

/** Where it goes, and by what; the places are the carrier's, as in the shop. */
export function DeliveryFields({ errorOf }: { errorOf: ErrorOf }) {
  const { t } = useTexts()
  const { control, register } = useFormContext<DeliveryDraft>()
  const { field } = useController({ control, name: 'method' })
  const method = field.value
  return (
    <div className={css.fields}>
      <ChipRadio
        legend={t('newOrder.method')}
        legendHidden
        options={methods.map(value => ({ value, label: t(`newOrder.methods.${value}`) }))}
        value={method}
        onChange={field.onChange}
      />
      {(method === 'post' || method === 'courier') && <CityFields errorOf={errorOf} />}
      {method === 'post' && <DepartmentField errorOf={errorOf} />}
      {method === 'courier' && (
        <TextField
          {...obligatory(errorOf, 'delivery.courier_delivery', t('newOrder.street'))}
          autoComplete="off"
          {...register('place.courier_delivery')}
        />
      )}
      {method === 'self' && <ShopField errorOf={errorOf} />}
      {method === 'international' && <AbroadFields errorOf={errorOf} />}
    </div>
  )
}

function ShopField({ errorOf }: { errorOf: ErrorOf }) {
  const { t } = useTexts()
  const { text } = useFormat()
  const { register } = useFormContext<DeliveryDraft>()
  const { data } = useEndpoint(allShopsEndpoint, {})
  return (
    <Select
      // The list comes after the field, and what was chosen before must be among it.
      key={data ? 'here' : 'coming'}
      {...obligatory(errorOf, 'delivery.self_delivery', t('newOrder.shop'))}
      placeholder={t('newOrder.chooseShop')}
      options={(data?.shops ?? []).map(({ id, city, address }) => ({
        value: id,
        label: `${text(city)}, ${text(address)}`,
      }))}
      {...register('place.self_delivery')}
    />
  )
}
