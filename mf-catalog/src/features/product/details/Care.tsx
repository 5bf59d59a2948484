import type { Product } from '@shop/contracts/catalog/products'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import css from './Care.module.css'
import { CareIcon } from './CareIcon.tsx'
import { careLines } from './care-lines.ts'

export function Care({ composition, care }: Pick<Product, 'composition' | 'care'>) {
  const { t } = useTranslation('mf-catalog')
  const { text } = useFormat()
  return (
    <>
      <p className={css.title}>{t('product.composition')}</p>
      <p>{text(composition)}</p>
      <p className={css.title}>{t('product.careAdvice')}</p>
      <ul className={css.lines}>
        {careLines(text(care)).map(({ sign, text: line }) => (
          <li key={line} className={css.line}>
            <CareIcon sign={sign} />
            {line}
          </li>
        ))}
      </ul>
    </>
  )
}
