import { Button } from '@shop/ui-kit/Button'
import { Select } from '@shop/ui-kit/fields/Select'
import { IconButton } from '@shop/ui-kit/IconButton'
import { formatMonth } from '../../moments.ts'
import { useTexts } from '../../use-texts.ts'
import css from './MonthPicker.module.css'
import { addMonths, FIRST_YEAR, type useMonth } from './use-month.ts'

/** Which month is looked at: step by step, by name, or by one of the months that are asked for most. */
export function MonthPicker({ month, present, show }: ReturnType<typeof useMonth>) {
  const { t, locale } = useTexts()
  const [year = '', number = ''] = month.split('-')
  const lastYear = Number(present.slice(0, 4))
  const years = Array.from({ length: lastYear - FIRST_YEAR + 1 }, (_, index) => String(lastYear - index))
  // In the present year the months end with the present one.
  const showAtMost = (next: string) => show(next > present ? present : next)
  const presets = [
    ['thisMonth', present],
    ['lastMonth', addMonths(present, -1)],
    ['yearAgo', addMonths(present, -12)],
  ] as const
  return (
    <div className={css.picker}>
      <div className={css.steps}>
        <IconButton
          icon="chevron-left"
          label={t('statistics.earlier')}
          disabled={month <= `${FIRST_YEAR}-01`}
          onClick={() => show(addMonths(month, -1))}
        />
        <Select
          label={t('statistics.month')}
          labelHidden
          value={number}
          onChange={event => showAtMost(`${year}-${event.currentTarget.value}`)}
          options={Array.from({ length: 12 }, (_, index) => {
            const value = String(index + 1).padStart(2, '0')
            return { value, label: nameOf(value), disabled: `${year}-${value}` > present }
          })}
        />
        <Select
          label={t('statistics.year')}
          labelHidden
          value={year}
          onChange={event => showAtMost(`${event.currentTarget.value}-${number}`)}
          options={years.map(value => ({ value, label: value }))}
        />
        <IconButton
          icon="chevron-right"
          label={t('statistics.later')}
          disabled={month >= present}
          onClick={() => show(addMonths(month, 1))}
        />
      </div>
      <fieldset className={css.presets} aria-label={t('statistics.presets')}>
        {presets.map(([name, value]) => (
          <Button key={name} variant="outline" size="small" aria-pressed={month === value} onClick={() => show(value)}>
            {t(`statistics.${name}`)}
          </Button>
        ))}
      </fieldset>
    </div>
  )

  function nameOf(value: string): string {
    return formatMonth(`${year}-${value}`, locale).replace(/[\s,]*\d{4}.*$/, '')
  }
}
