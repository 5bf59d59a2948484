import type { ErrorCode } from '@shop/contracts/errors'
import { errorTexts } from '@shop/contracts/texts/error-texts'
import { useFormat } from '@shop/shell/format'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import type { ReactNode } from 'react'
import { useTexts } from '../../../use-texts.ts'
import css from './PayActions.module.css'
import { PhoneLink } from './PhoneLink.tsx'

/** Why the bank's page does not open, and what to do now. */
export function PayRefusal({ code, orderAgain }: { code: ErrorCode; orderAgain: ReactNode }) {
  const { t } = useTexts()
  const { text } = useFormat()
  const title = text(errorTexts[code])
  if (code === 'payment_attempts_limit') {
    const actions = (
      <div className={css.alternatives}>
        {orderAgain}
        <PhoneLink />
      </div>
    )
    return <Notice tone="error" announced title={title} action={actions} />
  }
  return (
    <Notice tone="error" announced title={title}>
      {t(code === 'payment_unavailable' ? 'order.payLater' : 'order.payAgain')}
    </Notice>
  )
}
