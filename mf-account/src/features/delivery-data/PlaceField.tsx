import type { Places } from '@shop/forms/places'
import { useFocusable } from '@shop/forms/use-focusable'
import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { Combobox } from '@shop/ui-kit/fields/Combobox'
import { isNumbered, matchesNumbered } from '@shop/ui-kit/goods/numbered-text'
import { useController, useFormContext } from 'react-hook-form'
import { useFieldError } from '../../forms/use-field-error.ts'
import { useTexts } from '../../use-texts.ts'

type PlaceFieldProps = {
  name: string
  label: string
  places: Places
  /** What has to be chosen before: until then there is nothing to list. */
  waitsFor?: string | undefined
  /** Its places have numbers: a number typed is theirs, not that of a house. */
  isNumbered?: boolean
  /** After a choice has changed: what depended on the earlier one goes. */
  onChosen?: () => void
}

/** A place out of a directory; a directory that does not answer is not an empty one. */
export function PlaceField({
  name,
  label,
  places,
  waitsFor,
  isNumbered: hasNumbers = false,
  onChosen,
}: PlaceFieldProps) {
  const { t } = useTexts()
  const errorOf = useFieldError()
  const { control } = useFormContext()
  const { field, fieldState } = useController({ control, name })
  const box = useFocusable(field.ref)

  function choose(ref: string | null) {
    if ((ref ?? '') === field.value) return
    field.onChange(ref ?? '')
    onChosen?.()
  }
  return (
    <div ref={box}>
      <Combobox
        label={label}
        openLabel={t('personal.places.open')}
        clearLabel={t('personal.places.clear', { label })}
        emptyText={waitsFor ?? t(places.hasFailed ? 'personal.places.failed' : 'personal.places.none')}
        loadingText={t('personal.places.loading')}
        placeholder={places.isLoading ? t('personal.places.loading') : waitsFor}
        loading={places.isLoading}
        items={places.items}
        matches={hasNumbers ? matchesNumbered : undefined}
        isFirst={hasNumbers ? isNumbered : undefined}
        value={field.value || null}
        onSelect={choose}
        onBlur={field.onBlur}
        required
        error={errorOf(fieldState.error && 'required')}
      />
      {places.hasFailed && (
        <Notice
          tone="warn"
          announced
          action={
            <Button variant="text" size="small" onClick={places.retry}>
              {t('personal.again')}
            </Button>
          }
        >
          {t('personal.places.failed')}
        </Notice>
      )}
    </div>
  )
}
