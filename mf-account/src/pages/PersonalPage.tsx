import { usePageMeta } from '@shop/shell/page-meta'
import { useParams } from '@shop/shell/router'
import { useUnsaved } from '@shop/shell/unsaved'
import { ErrorState } from '@shop/ui-kit/feedback/ErrorState'
import { Heading } from '@shop/ui-kit/page/Heading'
import { useCustomer } from '../customer/use-customer.ts'
import { OrderHistory } from '../features/order-history/OrderHistory.tsx'
import { useTexts } from '../use-texts.ts'
import { type PersonalSection, PersonalSections } from './PersonalNav.tsx'
import css from './PersonalPage.module.css'
import { DiscountSection, InfoSection } from './PersonalSections.tsx'

const sections: readonly PersonalSection[] = ['info', 'orders', 'discount']

/** The personal area: its sections have addresses, and one that nobody knows shows the first. */
export function PersonalPage() {
  const { t } = useTexts()
  const { section: asked } = useParams()
  const section = sections.find(section => section === asked) ?? 'info'
  const { customer, hasFailed, isRetrying, retry } = useCustomer()
  useUnsaved(false)
  usePageMeta({ title: t(`personal.pageTitle.${section}`) })

  return (
    <div className={css.page}>
      <header className={css.head}>
        <Heading level={1}>{t(`personal.sections.${section}`)}</Heading>
        {customer && <p className={css.hello}>{t('personal.hello', { name: customer.name })}</p>}
      </header>
      <PersonalSections sections={sections} shown={section} />
      <div className={css.section}>
        {section === 'orders' && <OrderHistory />}
        {section !== 'orders' && hasFailed && (
          <ErrorState
            title={t('personal.failed')}
            retryLabel={t('personal.again')}
            retrying={isRetrying}
            onRetry={retry}
          />
        )}
        {section === 'info' && !hasFailed && <InfoSection customer={customer} />}
        {section === 'discount' && !hasFailed && <DiscountSection customer={customer} />}
      </div>
    </div>
  )
}
