import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { Select } from '@shop/ui-kit/fields/Select'
import type { ReactNode } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { FieldGroup } from '../../../forms/FieldGroup.tsx'
import { useTexts } from '../../../use-texts.ts'
import { lineName } from '../line-texts.ts'
import { keyOf, type Picked } from '../picked-lines.ts'
import { ShelfText } from '../ShelfText.tsx'
import css from './LinePicker.module.css'

type Line = FullOrder['lines'][number]
type Props = {
  legend: string
  lines: readonly Line[]
  /** How many items of a line may be taken. */
  most: (line: Line) => number
  picked: Picked
  onPick: (picked: Picked) => void
  /** At least one must be picked. */
  required?: boolean
  error?: string | undefined
  /** What so many items of a line bring back, shown beside what is picked. */
  sumOf?: (line: Line, count: number) => string | null
  /** Something more about a line that is picked. */
  more?: (line: Line) => ReactNode
}

/** Which items, and how many of each. */
export function LinePicker({ legend, lines, most, picked, onPick, required, error, sumOf, more }: Props) {
  const { t, locale } = useTexts()
  return (
    <FieldGroup legend={legend} required={required} error={error}>
      {lines
        .filter(line => most(line) > 0)
        .map(line => {
          const key = keyOf(line)
          const count = picked[key] ?? 0
          const name = lineName(line, locale)
          const set = (value: number) => onPick({ ...picked, [key]: value })
          return (
            <div key={key} className={css.line}>
              <Checkbox
                label={
                  <>
                    {line.title[locale]}{' '}
                    <span className={css.quiet}>
                      <ShelfText line={line} />
                    </span>
                  </>
                }
                checked={count > 0}
                onChange={event => set(event.currentTarget.checked ? most(line) : 0)}
              />
              {most(line) > 1 && count > 0 && (
                <Select
                  className={css.count}
                  label={t('step.pieces', { name })}
                  labelHidden
                  options={Array.from({ length: most(line) }, (_, less) => String(most(line) - less)).map(value => ({
                    value,
                    label: t('step.of', { count: value, all: String(most(line)) }),
                  }))}
                  value={String(count)}
                  onChange={event => set(Number(event.currentTarget.value))}
                />
              )}
              {count > 0 && sumOf && <span className={css.sum}>{sumOf(line, count)}</span>}
              {count > 0 && more && <div className={css.more}>{more(line)}</div>}
            </div>
          )
        })}
    </FieldGroup>
  )
}

/** The picker as the field `picked` of the form around it. */
export function PickedLines(props: Omit<Props, 'picked' | 'onPick'>) {
  const { control } = useFormContext<{ picked: Picked }>()
  return (
    <Controller
      control={control}
      name="picked"
      render={({ field }) => <LinePicker {...props} picked={field.value} onPick={field.onChange} />}
    />
  )
}
