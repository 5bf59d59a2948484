import type { ImportSummary } from '@shop/contracts/staff/goods/staff-import'
import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { Heading } from '@shop/ui-kit/page/Heading'
import { useState } from 'react'
import { FormRefusal } from '../../../forms/FormRefusal.tsx'
import { useChoices } from '../../../goods/use-choices.ts'
import { useTexts } from '../../../use-texts.ts'
import { draftOf, lacking, WHOLE_FILE } from './answers-draft.ts'
import { readLastAnswers } from './last-answers.ts'
import { NamedQuestions } from './NamedQuestions.tsx'
import { OptionQuestions } from './OptionQuestions.tsx'
import css from './Questions.module.css'
import { TagQuestions } from './TagQuestions.tsx'
import { useAnswerImport } from './use-answer-import.ts'
import { useFocusOnRefusal } from './use-focus-on-refusal.ts'
import { useSavedDraft } from './use-saved-draft.ts'
import { WholeFileFields } from './WholeFileFields.tsx'

/** Everything that a file leaves open, on one screen; then the stored file is read again, and nothing is sent twice. */
export function Questions({ read }: { read: ImportSummary }) {
  const { t, locale } = useTexts()
  const which = JSON.stringify([read.id, read.answers, read.questions])
  const { draft, setDraft, forget } = useSavedDraft(which, () => draftOf(read, locale, readLastAnswers()))
  const [isAsked, setAsked] = useState(false)
  const choices = useChoices()
  const { send, isBusy, refusal, refusals } = useAnswerImport(read)
  const section = useFocusOnRefusal(refusal)
  const { questions, format, has_file } = read
  const { named = [], option_values = [], tag_uses = [], missing = [] } = questions
  const count = named.length + option_values.length + tag_uses.length + missing.length
  const hasAnswers = (read.answers?.values ?? []).length + (read.answers?.tags ?? []).length > 0
  if (count === 0 && format !== 'shopify' && !hasAnswers) return null
  if (!has_file) return count === 0 ? null : <Notice>{t('import.questions.again')}</Notice>
  const lacks = isAsked ? lacking(draft, read) : []

  function readAgain() {
    setAsked(true)
    if (lacking(draft, read).length === 0) void send(draft).then(isSent => isSent && forget())
  }
  const rows = { draft, onChange: setDraft, choices, refusals }
  return (
    <section className={css.questions} aria-labelledby="questions" ref={section}>
      <Heading level={3} id="questions">
        {t(count > 0 ? 'import.questions.title' : 'import.questions.answered')}
      </Heading>
      {count > 0 && <p className={css.about}>{t('import.questions.about')}</p>}
      {format === 'shopify' && (
        <WholeFileFields
          draft={draft}
          onChange={setDraft}
          lacks={lacks}
          missing={missing}
          collections={choices.collection}
          colors={choices.color}
          refusal={refusals[WHOLE_FILE]}
        />
      )}
      <OptionQuestions questions={option_values} draft={draft} onChange={setDraft} />
      <NamedQuestions read={read} {...rows} />
      <TagQuestions questions={tag_uses} {...rows} />
      <div data-refusal tabIndex={-1}>
        <FormRefusal refusal={refusal} />
      </div>
      <Button className={css.action} variant="outline" busy={isBusy} onClick={readAgain}>
        {t('import.questions.check')}
      </Button>
    </section>
  )
}
