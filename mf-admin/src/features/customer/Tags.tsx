import { changeTagsEndpoint } from '@shop/contracts/staff/customers/customer-cards'
import { type StaffCustomer, staffCustomerEndpoint } from '@shop/contracts/staff/customers/staff-customers'
import { notify } from '@shop/shell/notices'
import { endpointKey, queryClient } from '@shop/shell/query'
import { useUnsaved } from '@shop/shell/unsaved'
import { Button } from '@shop/ui-kit/Button'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { type FormEvent, useState } from 'react'
import { Refused } from '../../components/Refused.tsx'
import { problemText } from '../../forms/problem-text.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Customer.module.css'

/** Words that staff mark a customer with, and find others by: typed with commas between them. */
export function Tags({ customer: { id, tags } }: { customer: Pick<StaffCustomer, 'id' | 'tags'> }) {
  const { t } = useTexts()
  const { ask, isBusy, refusal, forgetRefusal } = useStaffCall()
  const stored = tags.join(', ')
  const [text, setText] = useState(stored)
  useUnsaved(text !== stored)
  const params = { id }

  async function save(event: FormEvent) {
    event.preventDefault()
    const typed = text.split(',').map(tag => tag.trim())
    const saved = await ask(changeTagsEndpoint, { params, body: { tags: typed.filter(Boolean) } })
    if (!saved) return
    queryClient.setQueryData(endpointKey(staffCustomerEndpoint.path, { params }), saved)
    setText(saved.customer.tags.join(', '))
    notify(t('customer.tagsSaved'), { tone: 'success' })
  }
  const error = Object.keys(refusal?.fields ?? {})
    .filter(field => field.startsWith('tags'))
    .map(field => problemText(t, refusal, field))
    .at(0)
  return (
    <form className={css.note} noValidate onSubmit={event => void save(event)}>
      <TextField
        label={t('customer.tags')}
        hint={t('customer.tagsHint')}
        autoComplete="off"
        maxLength={640}
        value={text}
        error={error}
        onChange={event => {
          setText(event.currentTarget.value)
          forgetRefusal()
        }}
      />
      <Button type="submit" variant="outline" size="small" busy={isBusy} className={css.opener}>
        {t('customer.saveTags')}
      </Button>
      {!error && <Refused refusal={refusal} />}
    </form>
  )
}
