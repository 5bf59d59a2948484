import type { Product } from '@shop/contracts/products'
import { useTranslation } from '@shop/shell/i18n'
import { openPopup } from '@shop/shell/popup'
import { Button } from '@shop/ui-kit/Button'
import { ChipRadio } from '@shop/ui-kit/ChipRadio'
import css from './SizeChoice.module.css'
import { type Purchase, SIZES_ID } from './use-purchase.ts'

type SizeChoiceProps = {
  article: string
  sizes: Product['sizes']
  purchase: Pick<Purchase, 'chosen' | 'choose' | 'isSizeMissed'>
}

export function SizeChoice({ article, sizes, purchase }: SizeChoiceProps) {
  const { t } = useTranslation('mf-catalog')
  const { chosen, choose, isSizeMissed } = purchase
  return (
    <ChipRadio
      id={SIZES_ID}
      className={css.sizes}
      legend={t('product.size')}
      aside={
        <Button variant="text" size="small" className={css.guide} onClick={() => openPopup('size-guide', { article })}>
          {t('product.sizeGuide')}
        </Button>
      }
      options={sizes.map(({ name, count }) => ({
        value: name,
        label: name,
        ...(count === 0 && { disabledReason: t('product.sizeGone', { size: name }) }),
      }))}
      value={chosen?.name ?? null}
      onChange={choose}
      error={isSizeMissed ? t('product.chooseSize') : undefined}
      hint={chosen?.count === 1 ? t('product.lastOne') : undefined}
    />
  )
}
