import { changeBirthDateEndpoint } from '@shop/contracts/staff/customers/staff-customer-changes'
import { staffCustomerEndpoint } from '@shop/contracts/staff/customers/staff-customers'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { Button } from '@shop/ui-kit/Button'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useState } from 'react'
import { ActionFrame } from '../../components/ActionFrame.tsx'
import { obligatory, problemText } from '../../forms/problem-text.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Customer.module.css'

type Props = { id: string; known: string | null; onChanged: (birthDate: string) => void }

/** The customer gives the birth date once; another one is a matter of staff, with a reason (docs/rules.md, "Accounts"). */
export function BirthDate({ id, known, onChanged }: Props) {
  const { t } = useTexts()
  const { ask, follow, isBusy, refusal, forgetRefusal } = useStaffCall()
  const [draft, setDraft] = useState<{ birth_date: string; reason: string } | null>(null)
  if (!draft)
    return (
      <Button
        variant="text"
        size="small"
        className={css.opener}
        onClick={() => setDraft({ birth_date: known ?? '', reason: '' })}
      >
        {t('customer.changeBirthDate')}
      </Button>
    )

  const errorOf = (field: string, label?: string) => problemText(t, refusal, field, { obligatory: label })
  const type = (typed: Partial<typeof draft>) => {
    const next = { ...draft, ...typed }
    setDraft(next)
    follow({ params: { id }, body: next })
  }
  const close = () => {
    forgetRefusal()
    setDraft(null)
  }
  async function save(body: { birth_date: string; reason: string }) {
    const saved = await ask(changeBirthDateEndpoint, { params: { id }, body })
    if (!saved) return
    onChanged(saved.birth_date)
    notify(t('customer.birthDateSaved'), { tone: 'success' })
    close()
    await queryClient.invalidateQueries({ queryKey: [staffCustomerEndpoint.path] })
  }
  return (
    <ActionFrame
      title={t('customer.changeBirthDate')}
      about={t('customer.birthDateAbout')}
      confirmLabel={t('customer.save')}
      isBusy={isBusy}
      refusal={refusal}
      fields={['birth_date', 'reason']}
      onConfirm={() => void save(draft)}
      onClose={close}
    >
      <TextField
        {...obligatory(errorOf, 'birth_date', t('customer.birthDate'))}
        placeholder={t('customer.birthDateExample')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        value={draft.birth_date}
        onChange={event => type({ birth_date: event.currentTarget.value })}
      />
      <TextField
        {...obligatory(errorOf, 'reason', t('customer.reason'))}
        maxLength={300}
        value={draft.reason}
        onChange={event => type({ reason: event.currentTarget.value })}
      />
    </ActionFrame>
  )
}
