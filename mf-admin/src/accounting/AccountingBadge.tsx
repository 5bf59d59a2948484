import type { AccountingState, OrderAccounting } from '@shop/contracts/staff/exchange/accounting'
import { Badge, type BadgeTone } from '@shop/ui-kit/page/Badge'
import { textOfCode, useTexts } from '../use-texts.ts'

const tones: Readonly<Record<AccountingState, BadgeTone>> = {
  queued: 'info',
  taken: 'plain',
  confirmed: 'success',
  failed: 'error',
}

/** Where an order stands in 1C. */
export function AccountingBadge({ accounting }: { accounting: OrderAccounting | null | undefined }) {
  const { t } = useTexts()
  if (!accounting) return <Badge>{t('accounting.states.none')}</Badge>
  return <Badge tone={tones[accounting.state] ?? 'plain'}>{textOfCode(t, 'accounting.states', accounting.state)}</Badge>
}

/** Why something that 1C said of it was not applied. */
export function RefusalText({ refusal }: { refusal: { reason: string; detail: string } }) {
  const { t } = useTexts()
  const { reason, detail } = refusal
  return (
    <>
      {textOfCode(t, 'accounting.reasons', reason)}
      {detail && ` (${detail})`}
    </>
  )
}
