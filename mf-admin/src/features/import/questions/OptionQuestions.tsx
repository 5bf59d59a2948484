import { type OptionQuestion, optionUses } from '@shop/contracts/staff/goods/import-questions'
import { Select } from '@shop/ui-kit/fields/Select'
import { useTexts } from '../../../use-texts.ts'
import type { AnswersDraft } from './answers-draft.ts'
import css from './Questions.module.css'

type Props = { questions: readonly OptionQuestion[]; draft: AnswersDraft; onChange: (draft: AnswersDraft) => void }

/** Options that say nothing to the shop: what each becomes; those that were mapped before can be mapped otherwise. */
export function OptionQuestions({ questions, draft, onChange }: Props) {
  const { t } = useTexts()
  const asked = new Set(questions.map(({ name }) => name))
  const before = Object.keys(draft.options)
    .filter(name => !asked.has(name))
    .map(name => ({ name, values: [], count: 0 }))
  const all = [...questions, ...before]
  if (all.length === 0) return null
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('import.questions.options')}</legend>
      <div className={css.row}>
        {all.map(({ name, values, count }) => (
          <Select
            key={name}
            label={name}
            hint={count > 0 ? t('import.questions.optionHint', { values: values.join(', '), count }) : undefined}
            placeholder={t('import.shopify.pick')}
            value={draft.options[name] ?? ''}
            options={optionUses.map(value => ({ value, label: t(`import.uses.${value}`) }))}
            onChange={event => {
              const use = optionUses.find(known => known === event.currentTarget.value)
              if (use) onChange({ ...draft, options: { ...draft.options, [name]: use } })
            }}
          />
        ))}
      </div>
    </fieldset>
  )
}
