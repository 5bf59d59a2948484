import { Link } from '@shop/shell/router'
import { buttonClass } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { ConfirmingLink } from '../../emailed-links/ConfirmingLink.tsx'
import { useTexts } from '../../use-texts.ts'
import { type ConfirmedAlert, confirmAlert } from './answer-alert.ts'

export function AlertConfirmation({ token }: { token: string | null }) {
  const { t } = useTexts()
  return (
    <ConfirmingLink
      token={token}
      confirm={confirmAlert}
      underWay={t('alert.underWay')}
      failed={t('alert.failed')}
      again={t('alert.again')}
    >
      {answer => (answer === 'expired' ? <Expired /> : <Confirmed {...answer} />)}
    </ConfirmingLink>
  )
}

function Confirmed({ article, size }: ConfirmedAlert) {
  const { t } = useTexts()
  const toProduct = (
    <Link className={buttonClass()} to={`/product/${article}`}>
      {t('alert.toProduct')}
    </Link>
  )
  return (
    <EmptyState headingLevel={1} title={t('alert.confirmed')} actions={toProduct}>
      {t('alert.confirmedText', { size })}
    </EmptyState>
  )
}

function Expired() {
  const { t } = useTexts()
  const toStore = (
    <Link className={buttonClass()} to="/store">
      {t('alert.toStore')}
    </Link>
  )
  return (
    <EmptyState headingLevel={1} title={t('alert.expired')} actions={toStore}>
      {t('alert.expiredText')}
    </EmptyState>
  )
}
