import type { OrderState } from '@shop/contracts/orders/orders'
import type { StaffMeans } from '@shop/contracts/orders/payment-means'
import type { LastExchange, LastReturn } from '@shop/contracts/orders/returns'
import { useFormat } from '@shop/shell/format'
import { Link } from '@shop/shell/router'
import { buttonClass } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useTexts } from '../../use-texts.ts'
import { wayBack } from '../../way-back.ts'
import { ExchangeNews } from './ExchangeNews.tsx'
import css from './OrderReturn.module.css'
import { ReturnSteps } from './ReturnSteps.tsx'

type Props = {
  until: string | null | undefined
  last: LastReturn | null | undefined
  takenBy: StaffMeans | undefined
  /** What was exchanged last, and how the order stands since. */
  exchange: LastExchange | undefined
  status: OrderState
}

/** Where the focus goes when the screen of the return is closed, however it was closed. */
export const ORDER_RETURN = 'order-return'

const tones = { open: 'info', accepted: 'success', refused: 'warn', refunded: 'success', exchanged: 'success' } as const

/** What became of the newest return of an order, and the way to another one while there is time. */
export function OrderReturn({ until, last, takenBy, exchange, status }: Props) {
  const { t } = useTexts()
  const { day } = useFormat()
  if (!until && !last) return null
  return (
    <div id={ORDER_RETURN} tabIndex={-1} className={css.return}>
      {last && (
        <Notice tone={tones[last.state]} title={t(titleOf(last), { day: day(last.date) })}>
          <ReturnState last={last} takenBy={takenBy} />
          {last.state === 'exchanged' && exchange && <ExchangeNews exchange={exchange} status={status} />}
        </Notice>
      )}
      {until && (
        <p className={css.way} data-print="none">
          <Link to="?return" className={buttonClass({ variant: 'outline', wide: true })}>
            {t('return.start')}
          </Link>
          <span className={css.until}>{t('return.until', { day: day(until) })}</span>
        </p>
      )}
    </div>
  )
}

function titleOf({ state, is_exchange }: LastReturn) {
  return is_exchange && state === 'open' ? 'return.state.exchangeAsked' : (`return.state.${state}` as const)
}

/** What happens next to what was sent back; an exchange that was made says it by itself. */
function ReturnState({ last: { state, is_exchange }, takenBy }: { last: LastReturn } & Pick<Props, 'takenBy'>) {
  const { t } = useTexts()
  if (state === 'exchanged') return null
  if (state === 'open') return <ReturnSteps takenBy={takenBy} isExchange={is_exchange === true} />
  if (state === 'accepted' && is_exchange) return <p>{t('return.stateText.exchangeAccepted')}</p>
  const isByStaff = takenBy !== undefined && state !== 'refused'
  return <p>{t(`return.stateText.${state}${isByStaff ? 'ByStaff' : ''}`, wayBack(t, { taken_by: takenBy }))}</p>
}
