import type { StaffMeans } from '@shop/contracts/orders/payment-means'
import type { LastReturn } from '@shop/contracts/orders/returns'
import { useFormat } from '@shop/shell/format'
import { Link } from '@shop/shell/router'
import { buttonClass } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useTexts } from '../../use-texts.ts'
import { wayBack } from '../../way-back.ts'
import css from './OrderReturn.module.css'
import { ReturnSteps } from './ReturnSteps.tsx'

type Props = {
  until: string | null | undefined
  last: LastReturn | null | undefined
  takenBy: StaffMeans | undefined
}

/** Where the focus goes when the screen of the return is closed, however it was closed. */
export const ORDER_RETURN = 'order-return'

const tones = { open: 'info', accepted: 'success', refused: 'warn', refunded: 'success', exchanged: 'success' } as const

/** What became of the newest return of an order, and the way to another one while there is time. */
export function OrderReturn({ until, last, takenBy }: Props) {
  const { t } = useTexts()
  const { day } = useFormat()
  if (!until && !last) return null
  const isByStaff = takenBy !== undefined && last?.state !== 'refused'
  const stateText = `return.stateText.${last?.state}${isByStaff ? 'ByStaff' : ''}`
  return (
    <div id={ORDER_RETURN} tabIndex={-1} className={css.return}>
      {last && (
        <Notice tone={tones[last.state]} title={t(`return.state.${last.state}`, { day: day(last.date) })}>
          {last.state === 'open' ? (
            <ReturnSteps takenBy={takenBy} />
          ) : (
            <p>{t(stateText, wayBack(t, { taken_by: takenBy }))}</p>
          )}
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
