import { Notice } from '@shop/ui-kit/feedback/Notice'
import type { ReactNode } from 'react'
import { useTexts } from '../use-texts.ts'

type Props = {
  /** What staff wrote; null: the shop's own words. */
  reason: string | null
  /** The shop's own words, where staff wrote nothing. */
  otherwise: string
  action?: ReactNode
}

/** Says before anybody presses the button that nothing can be paid online now. */
export function PaymentsOff({ reason, otherwise, action }: Props) {
  const { t } = useTexts()
  return (
    <Notice tone="warn" announced title={t('unavailable.title')} action={action}>
      {reason ?? otherwise}
    </Notice>
  )
}
