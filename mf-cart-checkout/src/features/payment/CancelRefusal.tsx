import { errorTexts } from '@shop/contracts/error-texts'
import type { ShopError } from '@shop/contracts/errors'
import { useFormat } from '@shop/shell/format'
import { Notice } from '@shop/ui-kit/Notice'
import { useTexts } from '../../use-texts.ts'

/** Why an order was not given up, and what to do now. */
export function CancelRefusal({ refusal }: { refusal: ShopError | null }) {
  const { t } = useTexts()
  const { text } = useFormat()
  if (!refusal) return null
  const { code } = refusal
  const known: Partial<Record<typeof code, string>> = {
    validation: t('cancel.codeWrong'),
    code_wrong: t('cancel.codeWrong'),
    code_expired: t('cancel.codeExpired'),
    too_many_attempts: t('cancel.codeTired'),
    too_many_requests: t('cancel.codeLater'),
    payment_unavailable: t('cancel.byStaff'),
    unknown: t('cancel.again'),
    busy: t('cancel.again'),
  }
  return (
    <Notice tone="error" announced>
      {known[code] ?? text(errorTexts[code])}
    </Notice>
  )
}
