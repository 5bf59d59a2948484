import { Link } from '@shop/shell/router'
import { buttonClass } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { ConfirmingLink } from '../../emailed-links/ConfirmingLink.tsx'
import { useTexts } from '../../use-texts.ts'
import { confirmSubscription } from './answer-newsletter.ts'

export function NewsletterConfirmation({ token }: { token: string | null }) {
  const { t } = useTexts()
  const toStore = (
    <Link className={buttonClass()} to="/store">
      {t('newsletter.toStore')}
    </Link>
  )
  return (
    <ConfirmingLink
      token={token}
      confirm={confirmSubscription}
      underWay={t('newsletter.underWay')}
      failed={t('newsletter.failed')}
      again={t('newsletter.again')}
    >
      {answer => (
        <EmptyState
          headingLevel={1}
          title={t(answer === 'done' ? 'newsletter.confirmed' : 'newsletter.expired')}
          actions={toStore}
        >
          {t(answer === 'done' ? 'newsletter.confirmedText' : 'newsletter.expiredText')}
        </EmptyState>
      )}
    </ConfirmingLink>
  )
}
