import { type NamedKind, type NamedQuestion, namedKinds } from '@shop/contracts/staff/goods/import-questions'
import type { ImportSummary } from '@shop/contracts/staff/goods/staff-import'
import { Button } from '@shop/ui-kit/Button'
import { Select } from '@shop/ui-kit/fields/Select'
import type { Choices } from '../../../goods/use-choices.ts'
import type { CallRefusal } from '../../../session/use-staff-call.ts'
import { useTexts } from '../../../use-texts.ts'
import { type AnswersDraft, keyOf, MAKE_NEW, type MeantDraft, NO_COLOR, nothingMeant } from './answers-draft.ts'
import { MeantRow } from './MeantRow.tsx'
import css from './Questions.module.css'

export type RowsProps = {
  draft: AnswersDraft
  onChange: (draft: AnswersDraft) => void
  choices: Choices
  /** By the key of a row. */
  refusals: Readonly<Record<string, CallRefusal>>
}

/** Colours, sizes and other names that the shop does not have: which of its own each is, or that it is made. */
export function NamedQuestions({ read, ...rows }: RowsProps & { read: ImportSummary }) {
  const asked = read.questions.named ?? []
  const known = new Set(asked.map(keyOf))
  const before = (read.answers?.values ?? [])
    .filter(value => !known.has(keyOf(value)))
    .map(({ kind, value }) => ({ kind, value, count: 0, lines: [] }))
  const all = [...asked, ...before]
  return namedKinds
    .map(kind => ({ kind, questions: all.filter(question => question.kind === kind) }))
    .filter(({ questions }) => questions.length > 0)
    .map(({ kind, questions }) => (
      <OfKind key={kind} kind={kind} questions={questions} isShopify={read.format === 'shopify'} {...rows} />
    ))
}

type Question = Pick<NamedQuestion, 'kind' | 'value' | 'count' | 'lines'>
type OfKindProps = RowsProps & { kind: NamedKind; questions: readonly Question[]; isShopify: boolean }

function OfKind({ kind, questions, isShopify, draft, onChange, choices, refusals }: OfKindProps) {
  const { t } = useTexts()
  const isColor = kind === 'color' || kind === 'title_color'
  // Our own files have a column for the title, and each of their products has a colour.
  const noColor = isColor && isShopify ? [{ value: NO_COLOR, label: t('import.questions.noColor') }] : []
  const canStayInTitle = isShopify && kind === 'color'
  const answerTo = (question: Question) => draft.named[keyOf(question)] ?? nothingMeant
  const open = questions.filter(question => answerTo(question).choice === '')
  const set = (changed: readonly (readonly [string, MeantDraft])[]) =>
    onChange({ ...draft, named: { ...draft.named, ...Object.fromEntries(changed) } })
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t(`import.questions.named.${kind}`)}</legend>
      {canStayInTitle && <p className={css.about}>{t('import.questions.colorsAbout')}</p>}
      {open.length > 1 && (
        <Button
          variant="text"
          className={css.action}
          onClick={() => set(open.map(question => [keyOf(question), { ...answerTo(question), choice: MAKE_NEW }]))}
        >
          {t('import.questions.makeRest', { count: open.length })}
        </Button>
      )}
      {isColor && questions.length > 1 && (
        <Select
          className={css.all}
          label={t('import.questions.allAre', { count: questions.length })}
          placeholder={t('import.shopify.pick')}
          value=""
          options={[...noColor.map(none => ({ ...none, label: t('import.questions.noneIsColor') })), ...choices[kind]]}
          onChange={event => {
            const choice = event.currentTarget.value
            // Names that mean one colour or none tell articles apart by something else.
            const about = { choice, inTitle: canStayInTitle }
            set(questions.map(question => [keyOf(question), { ...answerTo(question), ...about }]))
          }}
        />
      )}
      <div className={css.row}>
        {questions.map(question => {
          const { value, count, lines } = question
          const key = keyOf(question)
          return (
            <MeantRow
              key={key}
              kind={kind}
              value={value}
              label={value}
              hint={
                count > 0
                  ? t('import.questions.places', { count, lines: lines.join(', ') })
                  : t('import.questions.saidBefore')
              }
              meant={answerTo(question)}
              choices={[...noColor, ...choices[kind]]}
              canStayInTitle={canStayInTitle}
              none={t('import.questions.refuse')}
              refusal={refusals[key]}
              onChange={meant => set([[key, meant]])}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
