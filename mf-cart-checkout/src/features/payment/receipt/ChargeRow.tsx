import { formatHryvnias } from '@shop/money/hryvnias'
import { useFormat } from '@shop/shell/format'
import { useTexts } from '../../../use-texts.ts'
import css from './OrderReceipt.module.css'

/** Under a total in euros: the hryvnias that stand in the customer's bank statement (docs/rules.md, "Money"). */
export function ChargeRow({ charge }: { charge: number | null | undefined }) {
  const { t } = useTexts()
  const { locale } = useFormat()
  if (!charge) return null
  return (
    <div className={css.row}>
      <dt>{t('order.charge')}</dt>
      <dd>{formatHryvnias(locale, charge)}</dd>
    </div>
  )
}
