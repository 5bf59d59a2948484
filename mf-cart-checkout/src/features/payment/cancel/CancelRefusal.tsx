import type { ShopError } from '@shop/contracts/errors'
import { errorTexts } from '@shop/contracts/texts/error-texts'
import { useFormat } from '@shop/shell/format'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { codeRefusal } from '../../../order-code/code-refusal.ts'
import { useTexts } from '../../../use-texts.ts'

/** Why an order was not given up, and what to do now. */
export function CancelRefusal({ refusal }: { refusal: ShopError | null }) {
  const { t } = useTexts()
  const { text } = useFormat()
  if (!refusal) return null
  const { code } = refusal
  const known: Partial<Record<typeof code, string>> = {
    too_many_requests: t('code.later'),
    payment_unavailable: t('cancel.byStaff'),
    unknown: t('cancel.again'),
    busy: t('cancel.again'),
  }
  const ofCode = codeRefusal(code)
  return (
    <Notice tone="error" announced>
      {ofCode ? t(ofCode) : (known[code] ?? text(errorTexts[code]))}
    </Notice>
  )
}
