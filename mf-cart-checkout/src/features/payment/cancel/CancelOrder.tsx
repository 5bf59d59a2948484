import { Button } from '@shop/ui-kit/Button'
import { useRef, useState } from 'react'
import { useTexts } from '../../../use-texts.ts'
import type { OrderInfo } from '../order-status.ts'
import { CancelForm } from './CancelForm.tsx'
import type { CancelOutcome } from './use-cancel-order.ts'

type Props = { orderRef: string; order: OrderInfo; onDone: (outcome?: CancelOutcome) => void }

/** Second thoughts: asked once more, because the items go back on sale at once. */
export function CancelOrder({ orderRef, order, onDone }: Props) {
  const { t } = useTexts()
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const keep = () => {
    setAsking(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  if (!order.can_cancel) return null
  if (isAsking) return <CancelForm orderRef={orderRef} order={order} onKeep={keep} onDone={onDone} />
  return (
    <Button ref={button} variant="text" onClick={() => setAsking(true)}>
      {t('cancel.start')}
    </Button>
  )
}
