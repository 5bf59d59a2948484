import { heightText } from '@shop/contracts/catalog/height'
import type { Product } from '@shop/contracts/catalog/products'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { openPopup } from '@shop/shell/popup'
import { Button } from '@shop/ui-kit/Button'
import { ChipRadio } from '@shop/ui-kit/choices/ChipRadio'
import { dayOfYear } from '../../../day-of-year.ts'
import { isToBeHad } from './buy-state.ts'
import css from './SizeChoice.module.css'
import { type Purchase, SIZES_ID } from './use-purchase.ts'

type SizeChoiceProps = {
  product: Pick<Product, 'article' | 'sizes' | 'preorder' | 'height'>
  purchase: Pick<Purchase, 'chosen' | 'choose' | 'awaitSize' | 'isSizeMissed' | 'lost'>
  /** Heights too are for the shopper to choose. */
  hasHeights: boolean
}

export function SizeChoice({ product, purchase, hasHeights }: SizeChoiceProps) {
  const { t } = useTranslation('mf-catalog')
  const { article, sizes, height } = product
  const { chosen, choose, awaitSize, isSizeMissed } = purchase
  const hint = useHint(product, purchase)
  const missed =
    hasHeights && height ? t('product.chooseBoth', { height: heightText(height) }) : t('product.chooseSize')
  return (
    <ChipRadio
      id={SIZES_ID}
      className={css.sizes}
      legend={t('product.size')}
      aside={
        <Button
          variant="text"
          size="small"
          className={css.guide}
          aria-haspopup="dialog"
          onClick={() => openPopup('size-guide', { article, ...(chosen && { size: chosen.name }) })}
        >
          {t('product.sizeGuide')}
        </Button>
      }
      options={sizes.map(size => ({
        value: size.name,
        label: size.name,
        ...(!isToBeHad(size) && { disabledReason: t('product.sizeGone', { size: size.name }) }),
      }))}
      value={chosen?.name ?? null}
      onChange={choose}
      onDisabledPick={awaitSize}
      error={isSizeMissed ? missed : undefined}
      hint={hint}
    />
  )
}

/** What is worth knowing of the choice, if anything. */
function useHint({ preorder }: Pick<Product, 'preorder'>, { chosen, lost }: Pick<Purchase, 'chosen' | 'lost'>) {
  const { t } = useTranslation('mf-catalog')
  const { day } = useFormat()
  if (lost) return t('product.sizeLost', { size: lost })
  if (chosen?.count === 1) return t('product.lastOne')
  if (chosen?.count === 0 && preorder) return t('preorder.hint', { date: day(dayOfYear(preorder)) })
  return undefined
}
