import type { StaffCustomer } from '@shop/contracts/staff/customers/staff-customers'
import { Link } from '@shop/shell/router'
import { useUnsaved } from '@shop/shell/unsaved'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { Badge } from '@shop/ui-kit/page/Badge'
import { useState } from 'react'
import { ScreenPart } from '../../components/ScreenPart.tsx'
import { formatDay } from '../../moments.ts'
import { useTexts } from '../../use-texts.ts'
import { Anonymise } from './Anonymise.tsx'
import { Consents } from './Consents.tsx'
import { Contacts } from './Contacts.tsx'
import css from './Customer.module.css'
import { CustomerReturns } from './CustomerReturns.tsx'
import { JoinedCards } from './JoinedCards.tsx'
import { LevelByHand } from './LevelByHand.tsx'
import { Notes } from './Notes.tsx'
import { Reckoning } from './Reckoning.tsx'
import { Tags } from './Tags.tsx'

/** All that staff know of a customer: what was bought at the left, who it is at the right. */
export function CustomerDetails({ customer }: { customer: StaffCustomer }) {
  const { t, locale } = useTexts()
  useUnsaved(false)
  const [isAnonymised, setAnonymised] = useState(false)
  const { kind, registered_at, seen_at, has_birthday, level, level_counts, returns, joined_to } = customer
  const isAccount = kind === 'account'
  if (isAnonymised) return null
  return (
    <div className={css.page}>
      <div className={css.marks}>
        {isAccount ? (
          <Badge tone={level > 0 && level_counts ? 'success' : 'plain'}>{t('customer.level', { level })}</Badge>
        ) : (
          <Badge tone="plain">{t(`customers.kindFilter.${kind}`)}</Badge>
        )}
        {level > 0 && !level_counts && <Badge tone="warn">{t('customer.levelIdle')}</Badge>}
        {has_birthday && <Badge tone="info">{t('customers.birthdayNow')}</Badge>}
        <span className={css.quiet}>
          {isAccount
            ? t('customer.since', { day: formatDay(registered_at, locale), seen: formatDay(seen_at, locale) })
            : t(`customer.${kind}Since`, { day: formatDay(registered_at, locale) })}
        </span>
      </div>
      {joined_to && (
        <Notice tone="info">
          {t('customer.joinedTo')} <Link to={`/admin/customer-base/${joined_to}`}>{t('customer.joinedToOpen')}</Link>
        </Notice>
      )}
      <div className={css.columns}>
        <div className={css.column}>
          <ScreenPart look="paper" title={t('customer.reckoning')}>
            <Reckoning customer={customer} />
          </ScreenPart>
          {isAccount && (
            <ScreenPart look="paper" title={t('customer.levelByHand')}>
              <LevelByHand customer={customer} />
            </ScreenPart>
          )}
          {!joined_to && (
            <ScreenPart look="paper" title={t('customer.joinedCards')}>
              <JoinedCards customer={customer} />
            </ScreenPart>
          )}
          {returns.length > 0 && (
            <ScreenPart look="paper" title={t('order.returns')}>
              <CustomerReturns returns={returns} />
            </ScreenPart>
          )}
        </div>
        <div className={css.column}>
          <ScreenPart look="paper" title={t('customer.contacts')}>
            <Contacts customer={customer} />
          </ScreenPart>
          <ScreenPart look="paper" title={t('customer.tags')}>
            <Tags key={customer.tags.join()} customer={customer} />
          </ScreenPart>
          <ScreenPart look="paper" title={t('customer.notes')}>
            <Notes customer={customer} />
          </ScreenPart>
          <ScreenPart look="paper" title={t('customer.consents')}>
            <Consents customer={customer} />
          </ScreenPart>
          <Anonymise customer={customer} onDone={() => setAnonymised(true)} />
        </div>
      </div>
    </div>
  )
}
