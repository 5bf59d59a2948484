import { kyivDay } from '@shop/calendar/kyiv-days'
import { fileFormats } from '@shop/contracts/file-format'
import { paymentsFileEndpoint } from '@shop/contracts/staff/orders/payments-desk-calls'
import { buttonClass } from '@shop/ui-kit/Button'
import { Select } from '@shop/ui-kit/fields/Select'
import { useState } from 'react'
import { DropMenu } from '../../components/DropMenu.tsx'
import { formatMonth } from '../../moments.ts'
import { useTexts } from '../../use-texts.ts'
import css from './PaymentsDesk.module.css'

const MONTHS = 36

/** Payments, fees and refunds of a month as a file; the month that is over is the one that is asked for. */
export function MonthFile() {
  const { t, locale } = useTexts()
  const months = lastMonths(kyivDay(new Date()).slice(0, 7), MONTHS)
  const [month, setMonth] = useState(months[1] ?? '')
  const [year = '', number = ''] = month.split('-')
  const query = { year, month: String(Number(number)), language: locale }
  return (
    <DropMenu icon="download" label={t('desk.file')}>
      <div className={css.file}>
        <p className={css.about}>{t('desk.fileAbout')}</p>
        <Select
          label={t('desk.month')}
          value={month}
          options={months.map(value => ({ value, label: formatMonth(value, locale) }))}
          onChange={event => setMonth(event.currentTarget.value)}
        />
        <div className={css.formats}>
          {fileFormats.map(format => (
            <a
              key={format}
              className={buttonClass({ size: 'small', variant: format === 'csv' ? 'primary' : 'outline' })}
              href={`${paymentsFileEndpoint.path}?${new URLSearchParams({ ...query, format })}`}
              download
            >
              {t(`list.take.${format}`)}
            </a>
          ))}
        </div>
      </div>
    </DropMenu>
  )
}

/** `2026-11` and the months before it, the newest first. */
function lastMonths(present: string, count: number): string[] {
  const [year = 0, month = 0] = present.split('-').map(Number)
  return Array.from({ length: count }, (_, back) => {
    const months = year * 12 + month - 1 - back
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
  })
}
