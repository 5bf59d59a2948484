import type { ShopError } from '@shop/contracts/errors'
import { errorTexts } from '@shop/contracts/texts/error-texts'
import { formatAmount, useFormat } from '@shop/shell/format'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import type { Cart } from '../../../quoted-cart/use-cart.ts'
import { useTexts } from '../../../use-texts.ts'
import { CodeHolder, holderIn } from '../promo/CodeHolder.tsx'
import { UnpaidLimit } from './UnpaidLimit.tsx'

type RefusalNoticeProps = { refusal: ShopError; quote: Cart['quote']; agreedTotal: number | null }

/** Why the order was not placed, and what to do now. Nothing that was typed is lost. */
export function RefusalNotice({ refusal, quote, agreedTotal }: RefusalNoticeProps) {
  const { t } = useTexts()
  const { text } = useFormat()
  const { code, details } = refusal
  const isOffline = details.offline !== undefined
  if (code === 'unpaid_orders_limit') return <UnpaidLimit refusal={refusal} />
  const holder = holderIn(details)
  const title = isOffline ? t('refusal.offline') : text(errorTexts[code])

  return (
    <Notice tone={code === 'price_changed' ? 'warn' : 'error'} announced title={title}>
      {code === 'price_changed' && quote && agreedTotal !== null
        ? t('refusal.priceChanged', {
            before: formatAmount(agreedTotal, quote.currency),
            now: formatAmount(quote.total, quote.currency),
          })
        : t(isOffline ? 'refusal.sameOrder' : adviceKey(code))}{' '}
      {holder && <CodeHolder holder={holder} />}
    </Notice>
  )
}

function adviceKey(code: ShopError['code']): string {
  if (code === 'busy' || code === 'unknown') return 'refusal.sameOrder'
  if (code === 'out_of_stock') return 'refusal.outOfStock'
  return 'refusal.checkAndRetry'
}
