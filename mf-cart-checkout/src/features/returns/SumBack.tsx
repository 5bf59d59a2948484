import { formatAmount } from '@shop/shell/format'
import { useTexts } from '../../use-texts.ts'
import { type ReturnChoice, sumBack } from './return-choice.ts'
import css from './SumBack.module.css'
import type { Returnable } from './use-returnable.ts'

/** What the chosen pieces bring; said again whenever it changes. */
export function SumBack({ offer, choice }: { offer: Returnable; choice: ReturnChoice }) {
  const { t } = useTexts()
  const sum = sumBack(offer, choice)
  return (
    <div role="status" className={css.sum}>
      {sum > 0 && (
        <p className={css.row}>
          {t('return.sum')} <strong className={css.money}>{formatAmount(sum, offer.currency)}</strong>
        </p>
      )}
      {sum > 0 && offer.currency === 'EUR' && <p className={css.note}>{t('return.inHryvnias')}</p>}
    </div>
  )
}
