import { kyivDay } from '@shop/calendar/kyiv-days'
import { type BankRate as Answer, bankRateEndpoint } from '@shop/contracts/staff/staff-rates'
import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useState } from 'react'
import { Refused } from '../../components/Refused.tsx'
import { formatDay } from '../../moments.ts'
import { formatPercent, formatRate } from '../../numbers.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Rates.module.css'

/** The official rate, asked for by staff and shown beside ours. It only fills the field: staff see the effect and save. */
export function BankRate({ onTake }: { onTake: (rate: number) => void }) {
  const { t } = useTexts()
  const { ask, isBusy, refusal } = useStaffCall()
  const [day, setDay] = useState(() => kyivDay(new Date()))
  const [answer, setAnswer] = useState<Answer | null>(null)

  const onAsk = async () => setAnswer(await ask(bankRateEndpoint, { query: { date: day } }))
  return (
    <fieldset className={css.bank}>
      <legend className={css.legend}>{t('rates.bank')}</legend>
      <div className={css.question}>
        <TextField
          type="date"
          label={t('rates.bankDay')}
          value={day}
          onChange={event => setDay(event.currentTarget.value)}
          error={refusal?.code === 'validation' && t('errors.invalid')}
          className={css.field}
        />
        <Button variant="outline" busy={isBusy} onClick={onAsk} className={css.save}>
          {t('rates.bankAsk')}
        </Button>
      </div>
      {refusal && refusal.code !== 'validation' && <Refused refusal={refusal} />}
      {answer && <BankAnswer answer={answer} onTake={onTake} />}
    </fieldset>
  )
}

function BankAnswer({ answer, onTake }: { answer: Answer; onTake: (rate: number) => void }) {
  const { t, locale } = useTexts()
  const { rate, reason, change_percent: percent } = answer
  const day = formatDay(answer.day, locale)
  if (rate === null)
    return (
      <Notice tone="warn" announced>
        {t(`rates.bankReasons.${reason ?? 'not_available'}`, { day })}
      </Notice>
    )
  const take = (
    <Button variant="text" size="small" onClick={() => onTake(rate)}>
      {t('rates.bankTake')}
    </Button>
  )
  const difference = percent === null ? '' : t('rates.bankDifference', { percent: formatPercent(percent, locale) })
  return (
    <Notice announced tone={answer.needs_confirm ? 'warn' : 'info'} action={take}>
      {t('rates.bankRate', { day, rate: formatRate(rate, locale) })} {difference}
    </Notice>
  )
}
