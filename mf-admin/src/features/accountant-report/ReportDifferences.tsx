import type { AccountantReport } from '@shop/contracts/staff/accountant-report'
import { Link } from '@shop/shell/router'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { ScreenPart } from '../../components/ScreenPart.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import { formatDay } from '../../moments.ts'
import { moneyText } from '../../money-text.ts'
import { useTexts } from '../../use-texts.ts'
import css from './AccountantReport.module.css'

/** The file has the others. */
const MOST_SHOWN = 25

type Difference = AccountantReport['bank']['differences'][number]
type Open = AccountantReport['open_in_1c'][number]

/** Where the books differ from the bank, and what 1C lacks: a line for each, with its reason. */
export function ReportDifferences({ report }: { report: AccountantReport }) {
  return (
    <>
      <FromBank bank={report.bank} />
      <NotIn1c report={report} />
    </>
  )
}

function FromBank({ bank: { days, not_compared, silent, differences } }: Pick<AccountantReport, 'bank'>) {
  const { t, locale } = useTexts()
  const compared = days - not_compared.length
  const dayOf = (day: string) => formatDay(`${day}T12:00:00Z`, locale)
  const side = (said: Difference['bank']) =>
    said?.amount == null ? t('report.nothing') : moneyText(said.amount, said.currency)
  return (
    <ScreenPart title={t('report.bank')} isList={differences.length > 0}>
      {not_compared.length > 0 && (
        <Notice tone="info" title={t('report.notCompared', { count: not_compared.length })}>
          <ul className={css.uncompared}>
            {not_compared.map(day => (
              <li key={day}>
                <Link to={`/admin/other/payments?tab=differences&day=${day}`}>{dayOf(day)}</Link>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {days === 0 && differences.length === 0 && <p className={css.about}>{t('report.noBankMoney')}</p>}
      {silent > 0 && <p className={css.about}>{t('report.silent', { count: silent })}</p>}
      {differences.length > 0 ? (
        <ListTable
          caption={t('report.bank')}
          rows={[...differences]}
          idOf={({ day, payment_id }) => `${day} ${payment_id}`}
          columns={[
            { id: 'payment', label: t('desk.columns.payment'), heading: true, cell: ({ payment_id }) => payment_id },
            { id: 'day', label: t('report.day'), cell: ({ day }) => dayOf(day) },
            { id: 'kind', label: t('desk.columns.kind'), cell: ({ kind }) => t(`desk.kinds.${kind}`) },
            { id: 'ours', label: t('desk.columns.ours'), cell: ({ ours }) => side(ours) },
            { id: 'bank', label: t('desk.columns.bank'), cell: ({ bank }) => side(bank) },
          ]}
        />
      ) : (
        compared > 0 && <p className={css.about}>{t('report.noDifferences', { count: compared })}</p>
      )}
    </ScreenPart>
  )
}

function NotIn1c({ report: { open_in_1c, left_out } }: { report: AccountantReport }) {
  const { t } = useTexts()
  const more = Math.max(0, open_in_1c.length - MOST_SHOWN) + left_out
  const reasonOf = ({ state, reason }: Open) =>
    t(reason ? `accounting.reasons.${reason}` : `report.accounting.${state}`)
  return (
    <ScreenPart title={t('report.notIn1c')} isList={open_in_1c.length > 0}>
      {open_in_1c.length > 0 ? (
        <ListTable
          caption={t('report.notIn1c')}
          rows={open_in_1c.slice(0, MOST_SHOWN)}
          idOf={({ order, currency }) => `${order} ${currency}`}
          columns={[
            {
              id: 'order',
              label: t('report.order'),
              heading: true,
              cell: ({ order }) => <Link to={`/admin/orders?order=${order}`}>{order}</Link>,
            },
            { id: 'net', label: t('report.columns.net'), cell: ({ net, currency }) => moneyText(net, currency) },
            { id: 'reason', label: t('report.reason'), cell: reasonOf },
          ]}
        />
      ) : (
        <p className={css.about}>{t('report.allIn1c')}</p>
      )}
      {more > 0 && <p className={css.about}>{t('report.leftOut', { count: more })}</p>}
    </ScreenPart>
  )
}
