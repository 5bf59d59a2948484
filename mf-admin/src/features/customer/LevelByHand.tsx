import { endLevelEndpoint, giveLevelEndpoint, levelsByHand } from '@shop/contracts/staff/customers/customer-cards'
import type { StaffCustomer } from '@shop/contracts/staff/customers/staff-customers'
import { notify } from '@shop/shell/notices'
import { Button } from '@shop/ui-kit/Button'
import { Select } from '@shop/ui-kit/fields/Select'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useState } from 'react'
import { ActionBehindButton } from '../../components/ActionFrame.tsx'
import { Refused } from '../../components/Refused.tsx'
import { StaffLogin } from '../../components/StaffLogin.tsx'
import { obligatory, problemText } from '../../forms/problem-text.ts'
import { formatDay } from '../../moments.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Customer.module.css'
import { showCustomer } from './show-customer.ts'

type Draft = { level: (typeof levelsByHand)[number]; valid_until: string; reason: string }

/** A level beside what purchases have earned: with a reason and a last day. */
export function LevelByHand({ customer }: { customer: Pick<StaffCustomer, 'id' | 'level_by_hand'> }) {
  const { t, locale } = useTexts()
  const { id, level_by_hand: given } = customer
  const { ask, follow, isBusy, refusal } = useStaffCall()
  const [draft, setDraft] = useState<Draft>({ level: 5, valid_until: '', reason: '' })
  const errorOf = (field: string, label?: string) => problemText(t, refusal, field, { obligatory: label })
  const type = (typed: Partial<Draft>) => {
    const next = { ...draft, ...typed }
    setDraft(next)
    follow({ params: { id }, body: next })
  }
  async function give() {
    const saved = await ask(giveLevelEndpoint, { params: { id }, body: draft })
    if (!saved) return
    showCustomer(saved)
    notify(t('customer.levelGiven'), { tone: 'success' })
  }
  async function end() {
    const saved = await ask(endLevelEndpoint, { params: { id } })
    if (!saved) return
    showCustomer(saved)
    notify(t('customer.levelEnded'))
  }
  if (given)
    return (
      <>
        <p>
          <strong>{t('customer.level', { level: given.level })}</strong>{' '}
          {t('customer.levelUntil', { day: formatDay(`${given.until}T12:00:00Z`, locale) })}
        </p>
        <p className={css.words}>{given.reason}</p>
        <p className={css.quiet}>
          <StaffLogin login={given.who} />
          {` · ${formatDay(given.at, locale)}`}
        </p>
        <Button variant="outline" size="small" className={css.opener} busy={isBusy} onClick={() => void end()}>
          {t('customer.endLevel')}
        </Button>
        <Refused refusal={refusal} />
      </>
    )
  return (
    <ActionBehindButton
      label={t('customer.giveLevel')}
      about={t('customer.giveLevelAbout')}
      isBusy={isBusy}
      refusal={refusal}
      fields={['level', 'valid_until', 'reason']}
      onConfirm={() => void give()}
    >
      <Select
        label={t('customers.columns.level')}
        options={levelsByHand.map(level => ({ value: String(level), label: `${level}\u00a0%` }))}
        value={String(draft.level)}
        onChange={event =>
          type({ level: levelsByHand.find(level => String(level) === event.currentTarget.value) ?? 5 })
        }
      />
      <TextField
        {...obligatory(errorOf, 'valid_until', t('customer.lastDay'))}
        type="date"
        value={draft.valid_until}
        onChange={event => type({ valid_until: event.currentTarget.value })}
      />
      <TextField
        {...obligatory(errorOf, 'reason', t('customer.reason'))}
        maxLength={300}
        value={draft.reason}
        onChange={event => type({ reason: event.currentTarget.value })}
      />
    </ActionBehindButton>
  )
}
