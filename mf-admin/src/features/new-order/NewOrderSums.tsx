import { ShopError } from '@shop/contracts/errors'
import { errorTexts } from '@shop/contracts/texts/error-texts'
import { formatAmount } from '@shop/shell/format'
import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useId } from 'react'
import { FormRefusal } from '../../forms/FormRefusal.tsx'
import { formatNumber } from '../../numbers.ts'
import { useTexts } from '../../use-texts.ts'
import css from './NewOrderSums.module.css'
import type { Quoted } from './order-draft.ts'
import type { NewOrderForm } from './use-new-order.ts'

const changedMeanwhile = ['price_changed', 'out_of_stock'] as const

/** What it costs as it is filled in now, why, and the button that makes it. */
export function NewOrderSums({ edit }: { edit: NewOrderForm }) {
  const { t, locale } = useTexts()
  const id = useId()
  const { form, quote, quoted, isAsked, isBusy, refusal } = edit
  const isPaid = form.watch('pay') === 'offline'
  const failure = isAsked ? quote.error : null
  const code = failure instanceof ShopError ? failure.code : 'unknown'
  return (
    <section className={css.sums} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {t('newOrder.sums')}
      </h2>
      {!isAsked && <p className={css.note}>{t('newOrder.sumsWait')}</p>}
      {failure && (
        <Notice
          tone="warn"
          announced
          action={
            <Button variant="text" size="small" busy={quote.isFetching} onClick={() => void quote.refetch()}>
              {t('failure.again')}
            </Button>
          }
        >
          {code === 'unknown' ? t('newOrder.sumsFailed') : errorTexts[code][locale]}
        </Notice>
      )}
      {isAsked && quoted && (
        <Sums quoted={quoted} isStale={quote.isFetching} wantsPercent={form.watch('percent').trim() !== ''} />
      )}
      {refusal?.code === 'price_changed' && (
        <Notice tone="warn" announced>
          {t('newOrder.priceChanged')}
        </Notice>
      )}
      {refusal?.code === 'out_of_stock' && (
        <Notice tone="warn" announced>
          {t('newOrder.stockChanged')}
        </Notice>
      )}
      <FormRefusal refusal={refusal} shownElsewhere={changedMeanwhile} />
      <Button type="submit" wide busy={isBusy || (isAsked && quote.isFetching)}>
        {t(isPaid ? 'newOrder.makePaid' : 'newOrder.make')}
      </Button>
    </section>
  )
}

function Sums({ quoted, isStale, wantsPercent }: { quoted: Quoted; isStale: boolean; wantsPercent: boolean }) {
  const { t, locale } = useTexts()
  const { quote } = quoted
  const money = (amount: number) => formatAmount(amount, quote.currency)
  const list = quote.lines.reduce((sum, line) => sum + line.list * line.count, 0)
  const delivery = quote.delivery === null ? t('newOrder.deliveryLater') : money(quote.delivery)
  return (
    <>
      <dl className={css.list} aria-busy={isStale || undefined}>
        <div className={css.row}>
          <dt>{t('newOrder.sumGoods')}</dt>
          <dd>{money(list)}</dd>
        </div>
        {quote.explained.map(({ rule, amount, text }) => (
          <div key={rule} className={css.row}>
            <dt>{text}</dt>
            <dd>−{money(amount)}</dd>
          </div>
        ))}
        <div className={css.row}>
          <dt>{t('newOrder.sumDelivery')}</dt>
          <dd>{quote.delivery === 0 ? t('newOrder.free') : delivery}</dd>
        </div>
        <div className={css.total}>
          <dt>{t('newOrder.sumTotal')}</dt>
          <dd>{money(quote.total)}</dd>
        </div>
      </dl>
      <p className={css.note}>{t('newOrder.weight', { kg: formatNumber(quote.weight, locale) })}</p>
      {wantsPercent && !isStale && quote.discount_kind !== 'staff' && (
        <p className={css.note}>{t('newOrder.weaker')}</p>
      )}
    </>
  )
}
