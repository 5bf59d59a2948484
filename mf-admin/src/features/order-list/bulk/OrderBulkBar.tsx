import { MOST_ORDERS_AT_ONCE, type OrderWhich } from '@shop/contracts/staff/orders/order-bulk'
import { Button, buttonClass } from '@shop/ui-kit/Button'
import { Icon } from '@shop/ui-kit/Icon'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { useState } from 'react'
import { ChosenActions, ChosenBar, chosenCount } from '../../../list/ChosenBar.tsx'
import type { Chosen } from '../../../list/use-chosen.ts'
import { useStaffMember } from '../../../session/session.ts'
import { useTexts } from '../../../use-texts.ts'
import { printAddress, printed } from '../print/print-address.ts'
import { filterBody, type OrderList } from '../use-order-list.ts'
import { ConfirmBulk } from './ConfirmBulk.tsx'
import { OrderOutcomes } from './OrderOutcomes.tsx'
import { type BulkKind, useBulkOrders } from './use-bulk-orders.ts'

type Props = {
  chosen: Chosen
  /** How many orders match the filter. */
  count: number
  filter: OrderList['filter']
}

/** What is begun with many orders, and the right that it needs. */
const kinds = [
  ['take', 'fulfilment'],
  ['send', 'orders'],
] as const

/** What can be done with the orders that were chosen, and what became of it. */
export function OrderBulkBar({ chosen, count, filter }: Props) {
  const { t } = useTexts()
  const { may } = useStaffMember()
  const [opened, setOpened] = useState<BulkKind | null>(null)
  const bulk = useBulkOrders()
  const many = chosenCount(chosen, count)
  const which: OrderWhich = chosen.isAll
    ? { by: 'filter', filter: filterBody(filter), count }
    : { by: 'numbers', numbers: [...chosen.ids] }
  return (
    <>
      <ChosenBar
        chosen={chosen}
        count={count}
        title={t('orders.bulk.title')}
        text={count => t('orders.bulk.chosen', { count })}
        most={MOST_ORDERS_AT_ONCE}
      >
        {many > MOST_ORDERS_AT_ONCE ? (
          <p>{t('orders.bulk.tooMany', { most: String(MOST_ORDERS_AT_ONCE) })}</p>
        ) : (
          <ChosenActions>
            {kinds
              .filter(([, right]) => may(right))
              .map(([kind]) => (
                <Button
                  key={kind}
                  variant="outline"
                  size="small"
                  aria-expanded={opened === kind}
                  onClick={() => {
                    bulk.forgetRefusal()
                    setOpened(opened === kind ? null : kind)
                  }}
                >
                  {t(`orders.bulk.${kind}`)}
                </Button>
              ))}
            {printed.map(what => (
              <a
                key={what}
                className={buttonClass({ variant: 'outline', size: 'small' })}
                href={printAddress(what, which, filter)}
                target="_blank"
                rel="noreferrer"
              >
                <Icon name="external" size={16} />
                {t(`orders.print.${what}`)}
                <VisuallyHidden>{t('orders.print.newTab')}</VisuallyHidden>
              </a>
            ))}
          </ChosenActions>
        )}
        {opened && many <= MOST_ORDERS_AT_ONCE && (
          <ConfirmBulk
            key={opened}
            kind={opened}
            bulk={bulk}
            which={which}
            count={many}
            onClose={() => setOpened(null)}
          />
        )}
      </ChosenBar>
      {bulk.made && <OrderOutcomes made={bulk.made} onUndo={bulk.undo} onClose={bulk.forget} />}
    </>
  )
}
