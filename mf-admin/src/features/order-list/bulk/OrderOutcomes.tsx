import type { OrderOutcome } from '@shop/contracts/staff/orders/order-bulk'
import { Button } from '@shop/ui-kit/Button'
import { useId } from 'react'
import { useTexts } from '../../../use-texts.ts'
import css from './OrderOutcomes.module.css'
import { type MadeBulk, numbersOf } from './use-bulk-orders.ts'

type Props = { made: MadeBulk; onUndo: (made: MadeBulk) => Promise<void>; onClose: () => void }

/** What happened to each of many orders; what was refused stands first. */
export function OrderOutcomes({ made, onUndo, onClose }: Props) {
  const { t } = useTexts()
  const id = useId()
  const { kind, orders } = made
  const sorted = [...orders.filter(isRefused), ...orders.filter(one => !isRefused(one))]
  return (
    <section className={css.outcomes} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {t(`orders.bulk.${kind}Title`)}
      </h2>
      <ul className={css.list}>
        {sorted.map(one => (
          <li key={one.number} className={css.order} data-outcome={one.outcome}>
            <span className={css.number}>{one.number}</span> <OutcomeText kind={kind} of={one} />
          </li>
        ))}
      </ul>
      <div className={css.buttons}>
        {kind === 'take' && numbersOf(made, 'done').length > 0 && (
          <Button variant="outline" size="small" onClick={() => void onUndo(made)}>
            {t('bulk.undo')}
          </Button>
        )}
        <Button variant="text" size="small" onClick={onClose}>
          {t('orders.bulk.close')}
        </Button>
      </div>
    </section>
  )
}

const isRefused = ({ outcome }: OrderOutcome) => outcome === 'refused'

function OutcomeText({
  kind,
  of: { outcome, why, reason, order_status },
}: {
  kind: MadeBulk['kind']
  of: OrderOutcome
}) {
  const { t } = useTexts()
  if (outcome !== 'refused') return t(`orders.outcome.${kind}.${outcome}`)
  if (order_status === null) return t('orders.outcome.unknown')
  if (why === 'difference_awaited') return t('orders.outcome.difference_awaited')
  if (why !== 'illegal_transition') return t('orders.outcome.failed')
  if (reason) return t(`orders.outcome.${reason}`)
  return t(`orders.outcome.${kind}.refused`, { state: t(`states.${order_status}`) })
}
