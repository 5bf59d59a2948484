import { Field } from '@shop/ui-kit/Field'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { lazy, Suspense, useId } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useTexts } from '../../use-texts.ts'
import type { CheckoutValues } from './checkout-form.ts'
import { useFieldError } from './field-error.ts'
import type { Places } from './places.ts'
import { useFocusable } from './use-focusable.ts'

// The list with its search is the heaviest control of the shop, so it comes after the form.
const Combobox = lazy(async () => {
  const { Combobox } = await import(/* webpackChunkName: "combobox" */ '@shop/ui-kit/Combobox')
  return { default: Combobox }
})

type PlaceComboboxProps = {
  name: 'delivery.area' | 'delivery.city' | 'delivery.post_office'
  label: string
  places: Places
  placeholder?: string
  hint?: string | undefined
  disabled?: boolean
  /** After a choice has changed: what depended on the earlier one goes. */
  onChosen?: () => void
}

export function PlaceCombobox({ name, label, places, placeholder, hint, disabled, onChosen }: PlaceComboboxProps) {
  const { t } = useTexts()
  const { control } = useFormContext<CheckoutValues>()
  const { field } = useController({ control, name })
  const error = useFieldError()(name)
  const box = useFocusable(field.ref)
  const id = useId()

  function choose(ref: string | null) {
    if ((ref ?? '') === field.value) return
    field.onChange(ref ?? '')
    onChosen?.()
  }

  return (
    <div ref={box}>
      <Suspense
        fallback={
          <Field id={id} label={label}>
            <Skeleton shape="control" />
          </Field>
        }
      >
        <Combobox
          label={label}
          openLabel={t('places.open', { label })}
          clearLabel={t('places.clear', { label })}
          emptyText={t(places.hasFailed ? 'places.failed' : 'places.none')}
          loadingText={t('places.loading')}
          placeholder={places.isLoading ? t('places.loading') : placeholder}
          loading={places.isLoading}
          items={places.items}
          value={field.value || null}
          onSelect={choose}
          onBlur={field.onBlur}
          disabled={disabled}
          required
          error={error}
          hint={hint}
        />
      </Suspense>
    </div>
  )
}
