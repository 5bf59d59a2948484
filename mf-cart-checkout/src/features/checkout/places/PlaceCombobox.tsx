import { useFocusable } from '@shop/forms/use-focusable'
import type { ComboboxItem } from '@shop/ui-kit/fields/Combobox'
import { Field } from '@shop/ui-kit/fields/Field'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { lazy, Suspense, useId } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useTexts } from '../../../use-texts.ts'
import type { CheckoutValues } from '../form/checkout-form.ts'
import { useFieldError } from '../form/field-error.ts'
import type { Places } from './places.ts'
import { rememberPlace } from './recent-places.ts'

// The list with its search is the heaviest control of the shop, so it comes after the form.
const Combobox = lazy(async () => {
  const { Combobox } = await import(/* webpackChunkName: "combobox" */ '@shop/ui-kit/fields/Combobox')
  return { default: Combobox }
})

type PlaceComboboxProps = {
  name: 'ukraine.area' | 'ukraine.city' | 'ukraine.post_office' | 'abroad.country'
  label: string
  places: Places
  /** What has to be chosen before: until then there is nothing to list. */
  waitsFor?: string | undefined
  placeholder?: string | undefined
  matches?: (item: ComboboxItem, typed: string) => boolean
  isFirst?: (item: ComboboxItem, typed: string) => boolean
  /** After a choice has changed: what depended on the earlier one goes. */
  onChosen?: () => void
}

export function PlaceCombobox({
  name,
  label,
  places,
  waitsFor,
  placeholder,
  matches,
  isFirst,
  onChosen,
}: PlaceComboboxProps) {
  const { t } = useTexts()
  const { control } = useFormContext<CheckoutValues>()
  const { field } = useController({ control, name })
  const error = useFieldError()(name)
  const box = useFocusable(field.ref)
  const id = useId()

  function choose(ref: string | null) {
    if ((ref ?? '') === field.value) return
    field.onChange(ref ?? '')
    if (ref) rememberPlace(ref)
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
          openLabel={t('places.open')}
          clearLabel={t('places.clear', { label })}
          emptyText={waitsFor ?? t(places.hasFailed ? 'places.failed' : 'places.none')}
          loadingText={t('places.loading')}
          placeholder={places.isLoading ? t('places.loading') : (waitsFor ?? placeholder)}
          matches={matches}
          isFirst={isFirst}
          loading={places.isLoading}
          items={places.items}
          value={field.value || null}
          onSelect={choose}
          onBlur={field.onBlur}
          error={error}
        />
      </Suspense>
    </div>
  )
}
