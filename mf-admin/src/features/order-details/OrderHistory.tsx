import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { formatDay, formatTime } from '../../moments.ts'
import { textOfCode, useTexts } from '../../use-texts.ts'
import { itemsText } from './line-texts.ts'
import css from './OrderHistory.module.css'

/** What happened to the order, the last first. */
export function OrderHistory({ history, lines }: Pick<FullOrder, 'history' | 'lines'>) {
  const { t, locale } = useTexts()
  const steps = history.map((row, step) => ({ ...row, step })).reverse()
  return (
    <ol className={css.history}>
      {steps.map(({ step, at, event, who, payload }) => {
        const [code = event, about] = event.split(' ')
        return (
          <li key={step} className={css.step}>
            <time dateTime={at} className={css.quiet}>
              {formatDay(at, locale)}, {formatTime(at, locale)}
            </time>
            <p>
              {textOfCode(t, 'history', code)}
              {about && <span className={css.about}> {about}</span>}
              {payload?.tracking && (
                <span className={css.about}>
                  {' '}
                  {payload.former && <del>{payload.former}</del>} {payload.tracking}
                </span>
              )}
              {payload?.lines && <span className={css.more}>{itemsText(payload.lines, lines, locale)}</span>}
              {payload?.reason && <span className={css.more}>{payload.reason}</span>}
            </p>
            <p className={css.quiet}>{textOfCode(t, 'who', who)}</p>
          </li>
        )
      })}
    </ol>
  )
}
