import { allShopsEndpoint } from '@shop/contracts/catalog/shops'
import type { PopupSlotProps } from '@shop/shell/contract'
import { useFormat } from '@shop/shell/format'
import { useEndpoint } from '@shop/shell/query'
import { Button } from '@shop/ui-kit/Button'
import { Heading } from '@shop/ui-kit/page/Heading'
import { usePaymentAvailability } from '../../../payment-availability/use-payment-availability.ts'
import { useTexts } from '../../../use-texts.ts'
import { MessageLink } from './MessageLink.tsx'
import css from './PaymentUnavailable.module.css'

/** Payments are switched off: the order is safe, and here is whom to write or call. */
export function PaymentUnavailable({ close, headingId }: PopupSlotProps<'payment-unavailable'>) {
  const { t } = useTexts()
  const { text } = useFormat()
  const { reason } = usePaymentAvailability()
  const shops = useEndpoint(allShopsEndpoint, {}).data?.shops ?? []

  return (
    <div className={css.notice}>
      <Heading level={2} id={headingId}>
        {t('unavailable.title')}
      </Heading>
      {reason && <p>{reason}</p>}
      <p>{t('unavailable.text')}</p>
      {shops.length > 0 && (
        <section className={css.shops}>
          <h3 className={css.caption}>{t('unavailable.shops')}</h3>
          <ul className={css.list}>
            {shops.map(({ id, city, address, phone }) => (
              <li key={id}>
                <span>
                  {text(city)}, {text(address)}
                </span>
                <a className={css.phone} href={`tel:${phone}`}>
                  {phone}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={css.actions}>
        <MessageLink variant="primary" />
        <Button variant="outline" wide onClick={close}>
          {t('unavailable.close')}
        </Button>
      </div>
    </div>
  )
}
