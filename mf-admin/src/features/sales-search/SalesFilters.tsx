import { salesSubjects } from '@shop/contracts/staff/staff-statistics'
import { Button } from '@shop/ui-kit/Button'
import { Select } from '@shop/ui-kit/fields/Select'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { type FormEvent, useEffect, useState } from 'react'
import { useGoodsNames } from '../../goods/use-goods-names.ts'
import { useTexts } from '../../use-texts.ts'
import css from './SalesFilters.module.css'
import { periodsOf, type useSalesSearch } from './use-sales-search.ts'

type Props = ReturnType<typeof useSalesSearch> & { problems: Readonly<Record<string, string>> }

/** What is searched for, and in which days. An article is asked for on Enter or with the button. */
export function SalesFilters({ asked, today, ask, problems }: Props) {
  const { t } = useTexts()
  const { categories, collections } = useGoodsNames()
  const { by, name, from, to } = asked
  const [typed, setTyped] = useState(name)
  useEffect(() => setTyped(name), [name])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    ask({ name: by === 'article' ? typed.trim().toUpperCase() : typed.trim() })
  }
  const ofDay = (field: string) => {
    const code = problems[field]
    return code === undefined ? undefined : t(`salesSearch.errors.${code}`)
  }
  const ofName = name && problems[by] ? t(`salesSearch.wrong.${by}`) : undefined
  const isTyped = by === 'article' || by === 'model'
  return (
    <div className={css.filters}>
      {/* biome-ignore lint/a11y/useSemanticElements: a search element cannot be submitted */}
      <form role="search" className={css.fields} onSubmit={onSubmit}>
        <Select
          label={t('salesSearch.by')}
          value={by}
          options={salesSubjects.map(value => ({ value, label: t(`salesSearch.subjects.${value}`) }))}
          onChange={event => ask({ by: event.currentTarget.value as typeof by, name: '' })}
        />
        {isTyped ? (
          <TextField
            label={t(`salesSearch.subjects.${by}`)}
            placeholder={t(`salesSearch.examples.${by}`)}
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            value={typed}
            error={ofName}
            onChange={event => setTyped(event.currentTarget.value)}
          />
        ) : (
          <Select
            label={t(`salesSearch.subjects.${by}`)}
            value={name}
            placeholder={t('salesSearch.choose')}
            options={by === 'category' ? categories : collections}
            error={ofName}
            onChange={event => ask({ name: event.currentTarget.value })}
          />
        )}
        <TextField
          label={t('salesSearch.from')}
          type="date"
          value={from}
          error={ofDay('from')}
          onChange={event => ask({ from: event.currentTarget.value })}
        />
        <TextField
          label={t('salesSearch.to')}
          type="date"
          value={to}
          error={ofDay('to')}
          onChange={event => ask({ to: event.currentTarget.value })}
        />
        {isTyped && <Button type="submit">{t('salesSearch.show')}</Button>}
      </form>
      <fieldset className={css.presets} aria-label={t('salesSearch.periods')}>
        {periodsOf(today).map(([period, first, last]) => (
          <Button
            key={period}
            variant="outline"
            size="small"
            aria-pressed={from === first && to === last}
            onClick={() => ask({ from: first, to: last })}
          >
            {t(`salesSearch.${period}`)}
          </Button>
        ))}
      </fieldset>
    </div>
  )
}
