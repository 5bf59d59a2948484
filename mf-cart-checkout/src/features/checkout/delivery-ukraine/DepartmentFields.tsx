import { isNumbered, matchesNumbered } from '@shop/ui-kit/goods/numbered-text'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useQuote } from '../../../quoted-cart/use-cart.ts'
import { useTexts } from '../../../use-texts.ts'
import type { CheckoutValues } from '../form/checkout-form.ts'
import css from '../form/Fields.module.css'
import { PlaceCombobox } from '../places/PlaceCombobox.tsx'
import { PlacesFailure } from '../places/PlacesFailure.tsx'
import { useDepartments } from '../places/places.ts'
import { routeInUkraine, useOfferedDelivery } from '../use-delivery-route.ts'
import { CityFields } from './CityFields.tsx'

/** A department of Nova Poshta: it belongs to its city, so another city takes it away. */
export function DepartmentFields() {
  const { t } = useTexts()
  const { watch, setValue, getValues, clearErrors } = useFormContext<CheckoutValues>()
  const [isForgotten, setForgotten] = useState(false)
  const city = watch('ukraine.city')
  const { methods, isKnown } = useOfferedDelivery()
  const { data } = useQuote({
    delivery: routeInUkraine('post', city),
    isWanted: isKnown && methods.includes('post'),
  })
  const departments = useDepartments(city, data?.quote.weight)

  function forgetDepartment() {
    if (getValues('ukraine.post_office') === '') return
    setValue('ukraine.post_office', '')
    clearErrors('ukraine.post_office')
    setForgotten(true)
  }

  const isUnserved = departments.items.length === 0 && !departments.isLoading && !departments.hasFailed
  const notServed = isUnserved ? t('delivery.cityNotServed') : undefined

  return (
    <div className={css.fields}>
      <CityFields onCityChange={forgetDepartment} />
      <PlaceCombobox
        name="ukraine.post_office"
        label={t('delivery.department')}
        places={departments}
        waitsFor={city === '' ? t('delivery.cityFirst') : notServed}
        placeholder={t('delivery.departmentExample')}
        matches={matchesNumbered}
        isFirst={isNumbered}
        onChosen={() => setForgotten(false)}
      />
      <p role="status" className={css.announced}>
        {isForgotten && t('delivery.departmentForgotten')}
        {city !== '' && notServed && t('delivery.notServedAdvice')}
      </p>
      <PlacesFailure places={departments} />
    </div>
  )
}
