import { isStaffMeans } from '@shop/contracts/orders/payment-means'
import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { formatDay, formatTime } from '../../moments.ts'
import { textOfCode, useTexts } from '../../use-texts.ts'
import { itemsText, knownLines } from './line-texts.ts'
import css from './OrderHistory.module.css'

/** Rows about money that goes back, and where their texts for staff's means stand. */
const byStaff = { refund: 'giveBack', gateway_refunded: 'gaveBack', gateway_partly_refunded: 'gaveBackPart' } as const

type Props = { order: Pick<FullOrder, 'history' | 'lines' | 'exchanges' | 'payments'> }

/** What happened to the order, the last first. */
export function OrderHistory({ order }: Props) {
  const { t, locale } = useTexts()
  const { history, payments } = order
  const lines = knownLines(order)
  const steps = history.map((row, step) => ({ ...row, step })).reverse()
  /** What staff took themselves they give back themselves, and no bank did it. */
  const eventText = (code: string, payment_id: string | undefined) => {
    const means = payments.find(payment => payment.payment_id === payment_id)?.means
    if (!means || !isStaffMeans(means)) return textOfCode(t, 'history', code)
    if (code === 'manual_paid' || code === 'difference_paid') return `${t(`history.${code}`)}: ${t(`means.${means}`)}`
    return code in byStaff
      ? t(`history.${byStaff[code as keyof typeof byStaff]}.${means}`)
      : textOfCode(t, 'history', code)
  }
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
              {eventText(code, about)}
              {about && <span className={css.about}> {about}</span>}
              {payload?.tracking && (
                <span className={css.about}>
                  {' '}
                  {payload.former && <del>{payload.former}</del>} {payload.tracking}
                </span>
              )}
              {payload?.changes?.map(({ field, was, is }) => (
                <span key={`${field} ${was.uk}`} className={css.more}>
                  {t(`change.fields.${field}`)}: {was[locale] || t('change.nothing')} →{' '}
                  {is[locale] || t('change.nothing')}
                </span>
              ))}
              {payload?.lines && <span className={css.more}>{itemsText(payload.lines, lines, locale)}</span>}
              {payload?.message && (
                <span className={css.message}>
                  {payload.message.subject && <b>{payload.message.subject}</b>}
                  {payload.message.text}
                </span>
              )}
              {payload?.reason && <span className={css.more}>{payload.reason}</span>}
            </p>
            <p className={css.quiet}>{textOfCode(t, 'who', who)}</p>
          </li>
        )
      })}
    </ol>
  )
}
