import { deliveryServicesEndpoint } from '@shop/contracts/delivery/international-delivery'
import { useCountries } from '@shop/forms/places'
import { useFormat } from '@shop/shell/format'
import { useEndpoint } from '@shop/shell/query'
import { Select } from '@shop/ui-kit/fields/Select'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useFormContext } from 'react-hook-form'
import { type ErrorOf, obligatory } from '../forms/problem-text.ts'
import { useTexts } from '../use-texts.ts'
import css from './DeliveryFields.module.css'
import type { DeliveryDraft } from './delivery-draft.ts'
import { PlaceField } from './PlaceFields.tsx'

/** An address in another country, and who brings it there. */
export function AbroadFields({ errorOf }: { errorOf: ErrorOf }) {
  const { t } = useTexts()
  const { register, setValue } = useFormContext<DeliveryDraft>()
  const input = (name: 'state' | 'city' | 'address' | 'postal_code', label: string) => (
    <TextField {...obligatory(errorOf, `delivery.${name}`, label)} autoComplete="off" {...register(`abroad.${name}`)} />
  )
  return (
    <>
      <div className={css.pair}>
        <PlaceField
          name="abroad.country"
          label={t('newOrder.country')}
          places={useCountries()}
          error={errorOf('delivery.country', t('newOrder.country'))}
          onChosen={() => setValue('abroad.service', '', { shouldDirty: true })}
        />
        <CarrierField errorOf={errorOf} />
      </div>
      <div className={css.pair}>
        {input('state', t('newOrder.state'))}
        {input('city', t('newOrder.city'))}
        {input('address', t('newOrder.address'))}
        {input('postal_code', t('newOrder.postalCode'))}
      </div>
    </>
  )
}

function CarrierField({ errorOf }: { errorOf: ErrorOf }) {
  const { t } = useTexts()
  const { text } = useFormat()
  const { register, watch } = useFormContext<DeliveryDraft>()
  const code = watch('abroad.country')
  const { data } = useEndpoint(deliveryServicesEndpoint, { params: { code } }, { enabled: code !== '' })
  const services = code === '' ? [] : (data?.services ?? [])
  return (
    <Select
      key={`${code} ${services.length}`}
      {...obligatory(errorOf, 'delivery.service', t('newOrder.carrier'))}
      placeholder={t(code === '' ? 'newOrder.countryFirst' : 'newOrder.chooseCarrier')}
      options={services.map(({ slug, title }) => ({ value: slug, label: text(title) }))}
      {...register('abroad.service')}
    />
  )
}
