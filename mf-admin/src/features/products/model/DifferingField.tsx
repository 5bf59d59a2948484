import type { ModelDifference, ModelField } from '@shop/contracts/staff/goods/staff-models'
import { useFormat } from '@shop/shell/format'
import { Button } from '@shop/ui-kit/Button'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { useWords } from '../../../logged/use-words.ts'
import { valueText } from '../../../logged/value-text.ts'
import { fromWhereTheyDiffer } from './from-where-they-differ.ts'
import css from './Model.module.css'
import type { ModelDraft } from './model-draft.ts'

type Props = {
  field: ModelField
  label: string
  differences: readonly ModelDifference[]
  /** All articles of the model. */
  count: number
  children: ReactNode
}

/** A field of the model. Where its articles differ, it says who says what, and is typed only when staff choose one value for all. */
export function DifferingField({ field, label, differences, count, children }: Props) {
  const words = useWords()
  const { t } = words
  const { text } = useFormat()
  const { setValue, watch } = useFormContext<ModelDraft>()
  const overwrite = watch('overwrite')
  const found = differences.find(difference => difference.field === field)
  if (!found) return children
  const choose = (isChosen: boolean) =>
    setValue('overwrite', isChosen ? [...overwrite, field] : overwrite.filter(other => other !== field), {
      shouldDirty: true,
    })
  if (overwrite.includes(field)) {
    return (
      <div className={css.chosen}>
        {children}
        <div className={css.tools}>
          <p className={css.hint}>{t('model.forAll', { count })}</p>
          <Button variant="text" size="small" onClick={() => choose(false)}>
            {t('model.leaveDifferent', { field: label })}
          </Button>
        </div>
      </div>
    )
  }
  const whole = (value: ModelDifference['values'][number]['value']): string => {
    return typeof value === 'object' && 'uk' in value ? text(value) : valueText(words, { path: [field], of: {} }, value)
  }
  const texts = fromWhereTheyDiffer(found.values.map(({ value }) => whole(value)))
  return (
    <fieldset className={css.differing}>
      <legend className={css.label}>{t('model.differs', { field: label })}</legend>
      <ul className={css.values}>
        {found.values.map(({ articles }, index) => (
          <li key={articles[0]}>
            <span>{texts[index] || '–'}</span>
            <span className={css.hint}>{articles.join(', ')}</span>
          </li>
        ))}
      </ul>
      <Button variant="outline" size="small" onClick={() => choose(true)}>
        {t('model.oneForAll', { field: label })}
      </Button>
    </fieldset>
  )
}
