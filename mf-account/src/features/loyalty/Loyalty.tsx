import { discountConditionsEndpoint, totalDiscountPercentEndpoint } from '@shop/contracts/cart/discounts'
import type { CustomerView } from '@shop/contracts/customers/profile'
import { useEndpoint } from '@shop/shell/query'
import { Link } from '@shop/shell/router'
import { ErrorState } from '@shop/ui-kit/feedback/ErrorState'
import { Heading } from '@shop/ui-kit/page/Heading'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { useTexts } from '../../use-texts.ts'
import { Conditions } from './Conditions.tsx'
import { LevelProgress } from './LevelProgress.tsx'
import css from './Loyalty.module.css'
import { Waiting } from './Waiting.tsx'

/** The discount today, what it waits for, the progress to the next level, and the rules. */
export function Loyalty({ customer }: { customer: CustomerView }) {
  const { t } = useTexts()
  const terms = useEndpoint(discountConditionsEndpoint, {})
  const today = useEndpoint(totalDiscountPercentEndpoint, {}, { refetchOnMount: 'always' })
  const hasFailed = (terms.isError && !terms.data) || (today.isError && !today.data)

  if (hasFailed)
    return (
      <ErrorState
        title={t('personal.discount.failed')}
        retryLabel={t('personal.again')}
        retrying={terms.isFetching || today.isFetching}
        onRetry={() => void Promise.all([terms.refetch(), today.refetch()])}
      />
    )
  if (!terms.data || !today.data)
    return (
      <div aria-busy="true">
        <Skeleton shape="title" width="third" />
        <Skeleton shape="control" />
      </div>
    )
  const percent = today.data.total_discount_percent
  return (
    <div className={css.loyalty}>
      <div className={css.today}>
        <p className={css.percent}>{t('personal.discount.percent', { percent })}</p>
        <p className={css.about}>{t(`personal.discount.${todayText(percent, customer.level)}`)}</p>
      </div>
      <Waiting customer={customer} />
      <LevelProgress customer={customer} conditions={terms.data.conditions} />
      <Conditions terms={terms.data} level={customer.level} />
      <BirthdayCard birthDate={customer.birth_date} percent={terms.data.birthday.percent} />
      <p>
        <Link to="/loyalty-program">{t('personal.discount.rules')}</Link>
      </p>
    </div>
  )
}

function todayText(percent: number, level: number): 'today' | 'notYet' | 'noneYet' {
  if (percent > 0) return 'today'
  return level > 0 ? 'notYet' : 'noneYet'
}

function BirthdayCard({ birthDate, percent }: { birthDate: string | null; percent: number }) {
  const { t } = useTexts()
  return (
    <section className={css.birthday}>
      <Heading level={2} look="h3">
        {t('personal.discount.birthday', { percent })}
      </Heading>
      <p>{t('personal.discount.birthdayText')}</p>
      {birthDate === null && (
        <p>
          <Link to="/user/personal/info">{t('personal.discount.tellBirthDate')}</Link>
        </p>
      )}
    </section>
  )
}
