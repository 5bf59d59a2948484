import { kyivDay } from '@shop/calendar/kyiv-days'
import type { PaymentCheck } from '@shop/contracts/staff/orders/payments-desk'
import { checkPaymentsEndpoint, paymentCheckEndpoint } from '@shop/contracts/staff/orders/payments-desk-calls'
import { differencesListFile } from '@shop/contracts/staff/orders/payments-desk-files'
import { Button } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { ProgressBar } from '@shop/ui-kit/feedback/ProgressBar'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { type FormEvent, useState } from 'react'
import { Facts } from '../../components/Facts.tsx'
import { Failure } from '../../components/Failure.tsx'
import { Refused } from '../../components/Refused.tsx'
import { ScreenPart } from '../../components/ScreenPart.tsx'
import { problemText } from '../../forms/problem-text.ts'
import { ExportList } from '../../list/ExportList.tsx'
import { TableSkeleton } from '../../list/TableSkeleton.tsx'
import { formatDay, formatTime } from '../../moments.ts'
import { moneyText } from '../../money-text.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { DeskOrders } from './DeskOrders.tsx'
import { DifferencesTable } from './DifferencesTable.tsx'
import { type DeskList, readDeskAgain } from './desk-list.ts'
import css from './PaymentsDesk.module.css'

const SOON_MS = 1000

/** Orders whose payment does not match, and the comparison of a day with the bank. */
export function PaymentComparison({ list }: { list: DeskList }) {
  const { t } = useTexts()
  const today = kyivDay(new Date())
  const [typed, setTyped] = useState<string | null>(null)
  const { ask, isBusy, refusal } = useStaffCall()
  // Without a day in the address the newest comparison is shown.
  const { day } = list.filter
  const answer = useStaffEndpoint(
    paymentCheckEndpoint,
    { query: day === undefined ? {} : { day } },
    { staleTime: 0, refetchInterval: ({ state }) => (state.data?.check?.state === 'running' ? SOON_MS : false) },
  )
  const { data, error, isFetching, refetch } = answer
  const shown = typed ?? day ?? data?.check?.day ?? today

  async function check(event: FormEvent) {
    event.preventDefault()
    const begun = await ask(checkPaymentsEndpoint, { body: { day: shown } })
    if (!begun) return
    setTyped(null)
    list.setFilter('day', shown)
    await readDeskAgain()
  }
  const dayError = problemText(t, refusal, 'day', { texts: 'desk.problems' })
  return (
    <>
      <DeskOrders issue="review" list={list} />
      <ScreenPart title={t('desk.check')}>
        <form className={css.form} noValidate onSubmit={event => void check(event)}>
          <TextField
            label={t('desk.day')}
            type="date"
            max={today}
            value={shown}
            error={dayError}
            onChange={event => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" busy={isBusy || data?.check?.state === 'running'}>
            {t('desk.checkBegin')}
          </Button>
        </form>
        {!dayError && <Refused refusal={refusal} />}
        {error && !data ? (
          <Failure error={error} title={t('desk.failed')} isRetrying={isFetching} onRetry={refetch} />
        ) : !data ? (
          <TableSkeleton caption={t('desk.check')} />
        ) : data.check ? (
          <CheckResult check={data.check} />
        ) : (
          <EmptyState title={t(day === undefined ? 'desk.none.check' : 'desk.none.checkOfDay')}>
            {t('desk.noneText.check')}
          </EmptyState>
        )}
      </ScreenPart>
    </>
  )
}

function CheckResult({ check }: { check: PaymentCheck }) {
  const { t, locale } = useTexts()
  const { day, state, total, checked, silent, is_cut, differences, finished_at, who, source, by_staff = [] } = check
  const dayText = formatDay(`${day}T12:00:00Z`, locale)
  const isRunning = state === 'running'
  return (
    <>
      <div role="status">
        {isRunning ? (
          <ProgressBar
            label={t('desk.checking', { day: dayText, checked, total })}
            value={checked}
            max={Math.max(1, total)}
          />
        ) : (
          <p className={css.about}>
            {t('desk.checked', { day: dayText, count: total })}{' '}
            {finished_at &&
              t('desk.checkedBy', {
                who,
                at: `${formatDay(finished_at, locale)}, ${formatTime(finished_at, locale)}`,
              })}{' '}
            {t(`desk.source.${source}`)}
          </p>
        )}
      </div>
      {silent > 0 && (
        <Notice tone="warn" title={t('desk.silent', { count: silent })}>
          {t('desk.silentText')}
        </Notice>
      )}
      {by_staff.length > 0 && (
        <Facts
          facts={by_staff.map(({ means, currency, count, amount }) => ({
            name: t('desk.byStaff', { means: t(`means.${means}`) }),
            value: t('desk.byStaffValue', { count, sum: moneyText(amount, currency) }),
          }))}
        />
      )}
      {is_cut && <Notice tone="warn">{t('desk.cut')}</Notice>}
      {differences.length > 0 && (
        <>
          <div>
            <ExportList calls={differencesListFile} filter={{ day }} title={t('desk.tab.differences')} />
          </div>
          <DifferencesTable differences={differences} />
        </>
      )}
      {!isRunning && differences.length === 0 && (
        <EmptyState title={t('desk.none.differences')}>{t('desk.noneText.differences')}</EmptyState>
      )}
    </>
  )
}
