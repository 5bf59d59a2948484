import type { FullOrder } from '@shop/contracts/staff-orders'
import { formatDay, formatTime } from '../../moments.ts'
import { textOfWord, useTexts } from '../../use-texts.ts'
import css from './OrderHistory.module.css'

/** What happened to the order, the last first. */
export function OrderHistory({ history }: Pick<FullOrder, 'history'>) {
  const { t, locale } = useTexts()
  const steps = history.map((row, step) => ({ ...row, step })).reverse()
  return (
    <ol className={css.history}>
      {steps.map(({ step, at, event, who }) => {
        const [word = event, about] = event.split(' ')
        return (
          <li key={step} className={css.step}>
            <time dateTime={at} className={css.quiet}>
              {formatDay(at, locale)}, {formatTime(at, locale)}
            </time>
            <p>
              {textOfWord(t, 'history', word)}
              {about && <span className={css.about}> {about}</span>}
            </p>
            <p className={css.quiet}>{textOfWord(t, 'who', who)}</p>
          </li>
        )
      })}
    </ol>
  )
}
