import { useLinkToken } from '@shop/forms/use-link-token'
import { usePageMeta } from '@shop/shell/page-meta'
import { useParams } from '@shop/shell/router'
import { AlertConfirmation } from '../features/back-in-stock/AlertConfirmation.tsx'
import { AlertFarewell } from '../features/back-in-stock/AlertFarewell.tsx'
import { useTexts } from '../use-texts.ts'
import css from './AuthPage.module.css'

/** Where the links of emails about a sold-out size lead. */
export function BackInStockPage() {
  const { t } = useTexts()
  const { step } = useParams()
  const token = useLinkToken()
  usePageMeta({ title: t('alert.pageTitle') })
  return (
    <div className={css.page}>
      {step === 'stop' ? <AlertFarewell token={token} /> : <AlertConfirmation token={token} />}
    </div>
  )
}
