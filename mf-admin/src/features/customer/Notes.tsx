import {
  addNoteEndpoint,
  LONGEST_NOTE,
  removeNoteEndpoint,
} from '@shop/contracts/staff/customers/staff-customer-changes'
import {
  type CustomerNote,
  type StaffCustomer,
  staffCustomerEndpoint,
} from '@shop/contracts/staff/customers/staff-customers'
import { notify } from '@shop/shell/notices'
import { endpointKey, queryClient } from '@shop/shell/query'
import { useUnsaved } from '@shop/shell/unsaved'
import { Button } from '@shop/ui-kit/Button'
import { TextArea } from '@shop/ui-kit/fields/TextArea'
import { IconButton } from '@shop/ui-kit/IconButton'
import { type FormEvent, useState } from 'react'
import { Refused } from '../../components/Refused.tsx'
import { StaffLogin } from '../../components/StaffLogin.tsx'
import { problemText } from '../../forms/problem-text.ts'
import { formatDay, formatTime } from '../../moments.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Customer.module.css'

/** What staff tell each other about a customer, the newest first; the customer never sees it. */
export function Notes({ customer: { id, notes } }: { customer: Pick<StaffCustomer, 'id' | 'notes'> }) {
  const { t, locale } = useTexts()
  const { ask, follow, isBusy, refusal, forgetRefusal } = useStaffCall()
  const [text, setText] = useState('')
  useUnsaved(text.trim() !== '')
  const params = { id }
  const show = (answer: { customer: StaffCustomer }) =>
    queryClient.setQueryData(endpointKey(staffCustomerEndpoint.path, { params }), answer)

  async function add(event: FormEvent) {
    event.preventDefault()
    const saved = await ask(addNoteEndpoint, { params, body: { text } })
    if (!saved) return
    show(saved)
    setText('')
    notify(t('customer.noteSaved'), { tone: 'success' })
  }
  async function remove({ id: note }: CustomerNote) {
    const saved = await ask(removeNoteEndpoint, { params: { id, note } })
    if (!saved) return
    show(saved)
    notify(t('customer.noteRemoved'))
  }
  const change = (typed: string) => {
    setText(typed)
    if (typed) follow({ params, body: { text: typed } })
    else forgetRefusal()
  }
  const error = problemText(t, refusal, 'text')
  return (
    <>
      <form className={css.note} noValidate onSubmit={event => void add(event)}>
        <TextArea
          label={t('customer.newNote')}
          hint={t('customer.noteHint')}
          rows={3}
          maxLength={LONGEST_NOTE}
          value={text}
          error={error}
          onChange={event => change(event.currentTarget.value)}
        />
        <Button type="submit" variant="outline" size="small" busy={isBusy} className={css.opener}>
          {t('customer.addNote')}
        </Button>
      </form>
      {!error && <Refused refusal={refusal} />}
      {notes.length > 0 && (
        <ul className={css.list}>
          {notes.map(note => (
            <li key={note.id} className={css.written}>
              <div>
                <p className={css.words}>{note.text}</p>
                <p className={css.quiet}>
                  <StaffLogin login={note.who} />
                  {` · ${formatDay(note.at, locale)}, ${formatTime(note.at, locale)}`}
                </p>
              </div>
              <IconButton
                icon="close"
                label={t('customer.removeNote', { who: note.who, day: formatDay(note.at, locale) })}
                onClick={() => void remove(note)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
