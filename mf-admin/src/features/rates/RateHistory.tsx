import type { StaffRate } from '@shop/contracts/staff/staff-rates'
import { Table } from '@shop/ui-kit/page/Table'
import place from '../../list/ListTable.module.css'
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
      <div className={place.place}>
        <Table caption={t('rates.history')} captionHidden>
          <thead>
            <tr>
              <th scope="col">{t('rates.columns.since')}</th>
              <th scope="col" data-number>
                {t('rates.columns.rate')}
              </th>
              <th scope="col">{t('rates.columns.by')}</th>
            </tr>
          </thead>
          <tbody>
            {history.slice(0, SHOWN).map(({ rate, since, by }) => (
              <tr key={`${since} ${rate}`}>
                <th scope="row">
                  {formatDay(since, locale)}, {formatTime(since, locale)}
                </th>
                <td data-number>{formatRate(rate, locale)}</td>
                <td>{by ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </section>
  )
}
