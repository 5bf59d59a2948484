import { addCommentEndpoint, LONGEST_COMMENT } from '@shop/contracts/staff/orders/order-comments'
import { colleaguesEndpoint } from '@shop/contracts/staff/people/colleagues'
import { useUnsaved } from '@shop/shell/unsaved'
import { Button } from '@shop/ui-kit/Button'
import { Select } from '@shop/ui-kit/fields/Select'
import { TextArea } from '@shop/ui-kit/fields/TextArea'
import { type FormEvent, useState } from 'react'
import { Refused } from '../../../components/Refused.tsx'
import { problemText } from '../../../forms/problem-text.ts'
import { useRequestKey } from '../../../session/use-request-key.ts'
import { useStaffCall } from '../../../session/use-staff-call.ts'
import { useStaffEndpoint } from '../../../session/use-staff-endpoint.ts'
import { useTexts } from '../../../use-texts.ts'
import { showOrder } from '../show-order.ts'
import css from './OrderComments.module.css'

/** One more comment, assigned to a colleague or to nobody. */
export function NewComment({ number }: { number: string }) {
  const { t } = useTexts()
  const { ask, follow, isBusy, refusal, forgetRefusal } = useStaffCall()
  // A comment that is sent once more because an answer was lost is the same comment.
  const { headers, renewKey, renewIfAnswered: onRefused } = useRequestKey()
  const { data } = useStaffEndpoint(colleaguesEndpoint, {}, { staleTime: 60_000 })
  const [text, setText] = useState('')
  const [assignee, setAssignee] = useState('')
  useUnsaved(text.trim() !== '')
  const params = { number }
  const bodyOf = (typed: string, chosen: string) => ({ text: typed, assignee: chosen || null })

  async function add(event: FormEvent) {
    event.preventDefault()
    const saved = await ask(addCommentEndpoint, { params, body: bodyOf(text, assignee) }, { headers, onRefused })
    if (!saved) return
    renewKey()
    setText('')
    setAssignee('')
    showOrder(saved.order)
  }
  const change = (typed: string) => {
    setText(typed)
    if (typed) follow({ params, body: bodyOf(typed, assignee) })
    else forgetRefusal()
  }
  const choose = (chosen: string) => {
    setAssignee(chosen)
    follow({ params, body: bodyOf(text, chosen) })
  }
  const errors = { text: problemText(t, refusal, 'text'), assignee: problemText(t, refusal, 'assignee') }
  return (
    <form className={css.form} noValidate onSubmit={event => void add(event)}>
      <TextArea
        label={t('comments.new')}
        hint={t('comments.hint')}
        rows={2}
        maxLength={LONGEST_COMMENT}
        value={text}
        error={errors.text}
        onChange={event => change(event.currentTarget.value)}
      />
      <div className={css.assign}>
        <Select
          label={t('comments.assignee')}
          options={[
            { value: '', label: t('comments.nobody') },
            ...(data?.logins ?? []).map(login => ({ value: login, label: login })),
          ]}
          value={assignee}
          error={errors.assignee}
          onChange={event => choose(event.currentTarget.value)}
        />
        <Button type="submit" variant="outline" busy={isBusy}>
          {t('comments.add')}
        </Button>
      </div>
      {!errors.text && !errors.assignee && <Refused refusal={refusal} />}
    </form>
  )
}
