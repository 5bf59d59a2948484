import type { TagQuestion } from '@shop/contracts/staff/goods/import-questions'
import { Select } from '@shop/ui-kit/fields/Select'
import { useTexts } from '../../../use-texts.ts'
import { type MeantDraft, nothingMeant } from './answers-draft.ts'
import { MeantRow } from './MeantRow.tsx'
import type { RowsProps } from './NamedQuestions.tsx'
import css from './Questions.module.css'

/** Types and tags of products that no category was found for; the shop remembers what they mean. */
export function TagQuestions({
  questions,
  draft,
  onChange,
  choices,
  refusals,
}: RowsProps & { questions: readonly TagQuestion[] }) {
  const { t } = useTexts()
  const asked = new Set(questions.map(({ tag }) => tag))
  const before = Object.keys(draft.tags).filter(tag => !asked.has(tag))
  if (questions.length + before.length === 0) return null
  const answerTo = (tag: string) => draft.tags[tag] ?? nothingMeant
  const open = questions.filter(({ tag }) => answerTo(tag).choice === '')
  const set = (changed: readonly (readonly [string, MeantDraft])[]) =>
    onChange({ ...draft, tags: { ...draft.tags, ...Object.fromEntries(changed) } })
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('import.questions.tags')}</legend>
      <p className={css.about}>{t('import.questions.tagsAbout')}</p>
      {open.length > 1 && (
        <Select
          className={css.all}
          label={t('import.questions.allTo', { count: open.length })}
          placeholder={t('import.shopify.pick')}
          value=""
          options={choices.category}
          onChange={event => {
            const choice = event.currentTarget.value
            set(open.map(({ tag }) => [tag, { ...answerTo(tag), choice }]))
          }}
        />
      )}
      <div className={css.row}>
        {[...questions, ...before.map(tag => ({ tag, from: null, count: 0 }))].map(({ tag, from, count }) => (
          <MeantRow
            key={tag}
            kind="category"
            value={tag}
            label={tag}
            hint={
              from
                ? t('import.questions.tagHint', { from: t(`import.questions.from.${from}`), count })
                : t('import.questions.saidBefore')
            }
            meant={answerTo(tag)}
            choices={choices.category}
            none={t('import.questions.none')}
            refusal={refusals[tag]}
            onChange={meant => set([[tag, meant]])}
          />
        ))}
      </div>
    </fieldset>
  )
}
