import { ShopError } from '@shop/contracts/errors'
import { type OrderExchange, previewOrderExchangeEndpoint } from '@shop/contracts/staff/orders/order-exchange'
import { keepPreviousData } from '@shop/shell/query'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import type { ErrorOf } from '../../../forms/problem-text.ts'
import { wrongFields } from '../../../session/refused-fields.ts'
import { useStaffEndpoint } from '../../../session/use-staff-endpoint.ts'
import { useQuiet } from '../../../use-quiet.ts'
import { textOfCode, useTexts } from '../../../use-texts.ts'
import css from '../change/ChangeForm.module.css'
import { Previewed } from '../change/ChangePreview.tsx'

type Props = { number: string; exchange: OrderExchange; errorOf: ErrorOf }

/** Was and will be, and who pays for the parcel, as the service works it out while the form is filled in; nothing is written. */
export function ExchangePreview({
  number,
  exchange: { difference: _, ask_difference: __, ...wanted },
  errorOf,
}: Props) {
  const { t } = useTexts()
  const isComplete = wrongFields(previewOrderExchangeEndpoint, { body: wanted }) === null
  const quiet = useQuiet(isComplete ? JSON.stringify(wanted) : '')
  const body: OrderExchange = quiet ? JSON.parse(quiet) : wanted
  const { data, error } = useStaffEndpoint(
    previewOrderExchangeEndpoint,
    { params: { number }, body },
    { enabled: isComplete && quiet !== '', placeholderData: keepPreviousData, staleTime: 0 },
  )
  if (!isComplete) return null
  return (
    <section className={css.preview} aria-label={t('change.preview')} aria-live="polite">
      <h4 className={css.title}>{t('change.preview')}</h4>
      {error instanceof ShopError && <Notice tone="warn">{refusalText(error)}</Notice>}
      {data && !error && (
        <>
          <Previewed preview={data.preview} errorOf={errorOf} />
          <p className={css.quiet}>{t(`exchange.delivery.${data.preview.delivery_by}`)}</p>
        </>
      )}
    </section>
  )

  /** Why items cannot be exchanged is said of their field. */
  function refusalText({ code, details: { fields } }: ShopError): string {
    const reason = typeof fields === 'object' && fields !== null && 'swaps' in fields ? String(fields.swaps) : code
    return textOfCode(t, 'errors', reason)
  }
}
