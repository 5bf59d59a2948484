import { errorTexts } from '@shop/contracts/texts/error-texts'
import { useFormat } from '@shop/shell/format'
import type { Refusal } from '@shop/shell/refusal'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useTexts } from '../../use-texts.ts'

/** Why nothing came of the look-up, where it is not the code. */
export function LookUpRefusal({ refusal }: { refusal: Refusal | null }) {
  const { t } = useTexts()
  const { text } = useFormat()
  if (!refusal) return null
  const { code, isOffline } = refusal
  const isFailure = code === 'unknown' || code === 'busy'
  return (
    <Notice tone="error" announced>
      {isOffline
        ? t('refusal.offline')
        : code === 'too_many_requests'
          ? t('code.later')
          : isFailure
            ? t('cancel.again')
            : text(errorTexts[code])}
    </Notice>
  )
}
