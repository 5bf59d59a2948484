import type { ResultOf } from '@shop/contracts/endpoint'
import type { accountingEndpoint } from '@shop/contracts/staff/exchange/accounting'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { Facts } from '../../components/Facts.tsx'
import { ScreenPart } from '../../components/ScreenPart.tsx'
import { formatDay, formatTime } from '../../moments.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Accounting.module.css'
import { PaidOrders } from './PaidOrders.tsx'

type Status = ResultOf<typeof accountingEndpoint>

/** Is 1C connected, and what is entered there? The password stands in the configuration of the shop alone. */
export function Connection({ status }: { status: Status }) {
  const { t, locale } = useTexts()
  const { is_configured, address, login, encoding, only_from, folder, last_exchange: last, settings } = status
  const facts = [
    { name: t('accounting.address'), value: <code className={css.code}>{address}</code> },
    { name: t('accounting.login'), value: <code className={css.code}>{login ?? '—'}</code> },
    { name: t('accounting.password'), value: t('accounting.passwordText') },
    { name: t('accounting.encoding'), value: encoding },
    { name: t('accounting.from'), value: only_from.length > 0 ? only_from.join(', ') : t('accounting.everywhere') },
    {
      name: t('accounting.last'),
      value: last ? `${formatDay(last, locale)}, ${formatTime(last, locale)}` : t('accounting.never'),
    },
  ]
  return (
    <ScreenPart title={t('accounting.connection')}>
      {is_configured ? (
        <Facts facts={facts} />
      ) : (
        <Notice tone="info" title={t('accounting.notConfigured')}>
          {folder ? t('accounting.inFolder', { folder }) : t('accounting.notConfiguredText')}
        </Notice>
      )}
      <PaidOrders settings={settings} />
    </ScreenPart>
  )
}
