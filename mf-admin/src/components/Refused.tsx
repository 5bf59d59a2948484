import { errorTexts } from '@shop/contracts/texts/error-texts'
import { formatAmount } from '@shop/shell/format'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { formatTime } from '../moments.ts'
import type { CallRefusal } from '../session/use-staff-call.ts'
import { useTexts } from '../use-texts.ts'
import { RequestNumber } from './RequestNumber.tsx'

type Lacking = { article: string; size: string; requested: number; available: number }

/** Which sizes the shelf lacks, where the service says it. */
function lackingIn({ lines }: CallRefusal['details']): Lacking[] {
  return Array.isArray(lines) ? lines : []
}

/** Why a change was refused; what belongs to a field is shown beside it. */
export function Refused({ refusal }: { refusal: CallRefusal | null }) {
  const { t, locale } = useTexts()
  if (!refusal) return null
  const { code, isOffline, retryAt, details } = refusal
  const texts: Partial<Record<typeof code, string>> = {
    illegal_transition: t('refused.notNow'),
    idempotency_conflict: t('refused.earlierRequest'),
    unknown: t(isOffline ? 'failure.offline' : 'refused.unknown'),
    busy: t('refused.unknown'),
    not_found: t('refused.gone'),
    out_of_stock: [t('refused.noStock'), ...lackingIn(details).map(line => t('refused.lacking', line))].join('. '),
    ...(typeof details.refunded_so_far === 'number' && {
      [code]: t('refused.refundChanged', { sum: formatAmount(details.refunded_so_far, 'UAH') }),
    }),
    too_many_requests: t('signIn.tooMany', { time: retryAt ? formatTime(retryAt, locale) : '' }),
  }
  return (
    <Notice tone="error" announced>
      {texts[code] ?? errorTexts[code][locale]}
      {(code === 'unknown' || code === 'busy') && <RequestNumber details={details} />}
    </Notice>
  )
}
