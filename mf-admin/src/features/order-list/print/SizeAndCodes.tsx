import type { PrintedLine } from '@shop/contracts/staff/orders/order-bulk'
import { useTexts } from '../../../use-texts.ts'
import sheet from './Sheet.module.css'

/** A size, and under it what stands on its label. */
export function SizeAndCodes({ size, own_code, barcode }: Pick<PrintedLine, 'size' | 'own_code' | 'barcode'>) {
  const { t } = useTexts()
  return (
    <>
      {size}
      {own_code && (
        <span className={sheet.code}>
          {t('orders.print.ownCode')} {own_code}
        </span>
      )}
      {barcode && (
        <span className={sheet.code}>
          {t('orders.print.barcode')} {barcode}
        </span>
      )}
    </>
  )
}
