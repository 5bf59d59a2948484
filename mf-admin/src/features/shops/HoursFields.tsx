import { dayName } from '@shop/calendar/open-days'
import { Button } from '@shop/ui-kit/Button'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useFormContext, useWatch } from 'react-hook-form'
import { FieldGroup } from '../../forms/FieldGroup.tsx'
import { type ErrorOf, obligatory } from '../../forms/problem-text.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Shops.module.css'
import type { ShopDraft } from './shop-draft.ts'

/** Opening times day by day; most shops have the same ones on most days. */
export function HoursFields({ errorOf }: { errorOf: ErrorOf }) {
  const { t, locale } = useTexts()
  const { register, control, setValue } = useFormContext<ShopDraft>()
  const hours = useWatch({ control, name: 'hours' })
  const [monday] = hours

  function copyMonday() {
    if (monday)
      setValue(
        'hours',
        hours.map((day, index) => (index < 5 ? { ...monday } : day)),
        { shouldDirty: true },
      )
  }
  return (
    <FieldGroup legend={t('shops.fields.hours')}>
      {hours.map(({ isOpen }, day) => {
        const name = dayName(day, locale)
        const field = (end: 'from' | 'to') => (
          <TextField
            {...obligatory(errorOf, `hours.${day}.${end}`, t(`shops.${end}`, { day: name }))}
            labelHidden
            type="time"
            {...register(`hours.${day}.${end}`)}
          />
        )
        return (
          <div key={name} className={css.day}>
            <Checkbox label={name} {...register(`hours.${day}.isOpen`)} />
            {isOpen ? (
              <>
                {field('from')}
                {field('to')}
              </>
            ) : (
              <span className={css.off}>{t('shops.closed')}</span>
            )}
          </div>
        )
      })}
      <Button variant="text" size="small" className={css.copy} onClick={copyMonday}>
        {t('shops.copyMonday')}
      </Button>
    </FieldGroup>
  )
}
