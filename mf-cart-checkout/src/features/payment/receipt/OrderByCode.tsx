import { call } from '@shop/api-client/call'
import { openOrderEndpoint } from '@shop/contracts/orders/look-up'
import { useId, useState } from 'react'
import { CodeStep } from '../../../order-code/CodeStep.tsx'
import { refreshOrder } from '../../../order-code/refresh-order.ts'
import { useTexts } from '../../../use-texts.ts'
import css from './OrderByCode.module.css'

type Props = { orderRef: string; onOpened: () => void }
type Opening = { isBusy: boolean; error: Error | null }

/** On another device the address of an order shows its state alone: a code from its mailbox shows the rest. */
export function OrderByCode({ orderRef, onOpened }: Props) {
  const { t } = useTexts()
  const id = useId()
  const [{ isBusy, error }, setOpening] = useState<Opening>({ isBusy: false, error: null })

  const onCode = async (code: string) => {
    setOpening({ isBusy: true, error: null })
    try {
      await call(openOrderEndpoint, { body: { order: orderRef, code } })
      await refreshOrder(orderRef)
      onOpened()
    } catch (error) {
      setOpening({ isBusy: false, error: error as Error })
    }
  }
  return (
    <section className={css.byCode} aria-labelledby={id} data-print="none">
      <h2 id={id} className={css.heading}>
        {t('order.byCode')}
      </h2>
      <CodeStep
        orderRef={orderRef}
        about={t('order.aboutCode')}
        labelledBy={id}
        isBusy={isBusy}
        error={error}
        onCode={code => void onCode(code)}
        onResend={() => setOpening({ isBusy: false, error: null })}
      />
    </section>
  )
}
