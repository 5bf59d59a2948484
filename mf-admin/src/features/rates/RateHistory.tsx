import type { StaffRate } from '@shop/contracts/staff/staff-rates'
import { StaffLogin } from '../../components/StaffLogin.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import { formatDay, formatTime } from '../../moments.ts'
import { formatRate } from '../../numbers.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Rates.module.css'

const SHOWN = 20

/** Earlier rates, the newest first. */
export function RateHistory({ history }: { history: StaffRate['history'] }) {
  const { t, locale } = useTexts()
  return (
    <section className={css.panel}>
      <h2 className={css.heading}>{t('rates.history')}</h2>
      <ListTable
        caption={t('rates.history')}
        rows={history.slice(0, SHOWN)}
        idOf={({ since, rate }) => `${since} ${rate}`}
        columns={[
          {
            id: 'since',
            label: t('rates.columns.since'),
            heading: true,
            cell: ({ since }) => `${formatDay(since, locale)}, ${formatTime(since, locale)}`,
          },
          { id: 'rate', label: t('rates.columns.rate'), number: true, cell: ({ rate }) => formatRate(rate, locale) },
          { id: 'by', label: t('rates.columns.by'), cell: ({ by }) => (by ? <StaffLogin login={by} /> : '–') },
        ]}
      />
    </section>
  )
}
