import { useLinkToken } from '@shop/forms/use-link-token'
import { usePageMeta } from '@shop/shell/page-meta'
import { useParams } from '@shop/shell/router'
import { NewsletterConfirmation } from '../features/newsletter/NewsletterConfirmation.tsx'
import { NewsletterFarewell } from '../features/newsletter/NewsletterFarewell.tsx'
import { useTexts } from '../use-texts.ts'
import css from './AuthPage.module.css'

/** Where the links of newsletter emails lead. */
export function NewsletterPage() {
  const { t } = useTexts()
  const { step } = useParams()
  const token = useLinkToken()
  usePageMeta({ title: t('newsletter.pageTitle') })
  return (
    <div className={css.page}>
      {step === 'unsubscribe' ? <NewsletterFarewell token={token} /> : <NewsletterConfirmation token={token} />}
    </div>
  )
}
