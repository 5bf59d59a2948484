import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { Price } from '@shop/ui-kit/goods/Price'
import css from './BundleTotal.module.css'
import type { BundleSum } from './bundle-sum.ts'

/** One sum for the whole bundle, and what that saves. */
export function BundleTotal({ sum, personalPercent }: { sum: BundleSum; personalPercent: number }) {
  const { t } = useTranslation('mf-catalog')
  const { money } = useFormat()
  const { list, own, saving, isPersonal, isFrom } = sum
  const isReduced = saving.uah > 0
  const current = isFrom ? t('bundle.from', { sum: money(own) }) : money(own)
  const gain = isPersonal ? 'bundle.savingPersonal' : 'bundle.saving'
  return (
    <div className={css.total}>
      <Price
        size="large"
        current={current}
        {...(isReduced && { old: money(list), oldLabel: t('price.apart'), currentLabel: t('price.together') })}
      />
      {isReduced && <p className={css.saving}>{t(gain, { sum: money(saving), percent: personalPercent })}</p>}
    </div>
  )
}
