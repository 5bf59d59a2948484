import { formatHryvnias } from '@shop/money/hryvnias'
import { useFormat } from '@shop/shell/format'
import { useTexts } from '../../use-texts.ts'
import css from './PayActions.module.css'

/** Before she pays in euros: how many hryvnias the bank takes, by the rate of the order (rules §7.4). */
export function HryvniaNote({ amount }: { amount: number | null | undefined }) {
  const { t } = useTexts()
  const { locale } = useFormat()
  if (!amount) return null
  return <p className={css.note}>{t('chargeNote', { amount: formatHryvnias(locale, amount) })}</p>
}
