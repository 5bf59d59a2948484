import { allShopsEndpoint } from '@shop/contracts/catalog/shops'
import { type DeliveryAtHome, deliveryAtHomeSchema } from '@shop/contracts/customers/profile'
import { isUnserved, useDepartments } from '@shop/forms/places'
import { resolverOf } from '@shop/forms/schema-resolver'
import { useEndpoint } from '@shop/shell/query'
import { RadioCards } from '@shop/ui-kit/choices/RadioCards'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { FormProvider, useForm } from 'react-hook-form'
import css from '../../forms/Form.module.css'
import { SaveBar } from '../../forms/SaveBar.tsx'
import { useFieldError } from '../../forms/use-field-error.ts'
import { useSaving } from '../../forms/use-saving.ts'
import { useTexts } from '../../use-texts.ts'
import { CityFields } from './CityFields.tsx'
import { PlaceField } from './PlaceField.tsx'
import { ShopChoice } from './ShopChoice.tsx'

const methods = ['post', 'courier', 'self'] as const
const fieldNames = ['area', 'city', 'post_office', 'courier_delivery', 'self_delivery'] as const
type Values = { delivery_method: (typeof methods)[number] } & Record<(typeof fieldNames)[number], string>
const nothing = { area: '', city: '', post_office: '', courier_delivery: '', self_delivery: '' }
const empty: Values = { delivery_method: 'post', ...nothing }

type UkraineFormProps = {
  /** Null for a new one. */
  delivery: DeliveryAtHome | null
  save: (delivery: DeliveryAtHome) => Promise<void>
  onEnd: () => void
}

/** A delivery address in Ukraine; what belongs to another delivery method stays typed, and is not saved. */
export function UkraineForm({ delivery, save, onEnd }: UkraineFormProps) {
  const { t } = useTexts()
  const errorOf = useFieldError()
  const defaultValues = { ...empty, ...delivery }
  const resolver = resolverOf<Values, DeliveryAtHome>(deliveryAtHomeSchema)
  const form = useForm<Values, unknown, DeliveryAtHome>({ resolver, mode: 'onTouched', defaultValues })
  const { errors, isDirty, isSubmitting } = form.formState
  const { submit, refused } = useSaving({
    form,
    save,
    fieldFor: field => fieldNames.find(name => field === `delivery.${name}`) ?? null,
    onEnd,
  })
  const shops = useEndpoint(allShopsEndpoint, {})
  const hasShops = shops.data?.shops.length !== 0
  const chosen = form.watch('delivery_method')
  const city = form.watch('city')
  function choose(value: string) {
    const method = methods.find(method => method === value)
    if (method) form.setValue('delivery_method', method, { shouldDirty: true })
  }
  const departments = useDepartments(chosen === 'post' ? city : '')
  const noDepartments = isUnserved(departments) ? t('personal.places.cityNotServed') : undefined

  return (
    <FormProvider {...form}>
      <form className={css.form} noValidate onSubmit={submit}>
        <RadioCards
          legend={t('personal.delivery.method')}
          options={methods
            .filter(method => method !== 'self' || hasShops)
            .map(value => ({ value, label: t(`personal.delivery.methods.${value}`) }))}
          value={chosen}
          onChange={choose}
        />
        {chosen === 'self' ? <ShopChoice /> : <CityFields onCityChange={() => form.setValue('post_office', '')} />}
        {chosen === 'post' && (
          <PlaceField
            name="post_office"
            label={t('personal.delivery.department')}
            places={departments}
            isNumbered
            waitsFor={city === '' ? t('personal.places.cityFirst') : noDepartments}
          />
        )}
        {chosen === 'courier' && (
          <TextField
            label={t('personal.delivery.address')}
            hint={t('personal.delivery.addressHint')}
            autoComplete="street-address"
            error={errorOf(errors.courier_delivery?.message)}
            {...form.register('courier_delivery')}
          />
        )}
        <SaveBar isDirty={isDirty} isSaving={isSubmitting} refused={refused} onCancel={onEnd} />
      </form>
    </FormProvider>
  )
}
