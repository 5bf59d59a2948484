import { heightText } from '@shop/contracts/catalog/height'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { ChipRadio } from '@shop/ui-kit/choices/ChipRadio'
import { type BundleItem, isEmpty } from './bundle-items.ts'
import { sizesId } from './use-bundle-choice.ts'

export type ItemChoiceProps = {
  isMissed: boolean
  onHeight: (height: string) => void
  onSize: (size: string) => void
}

/** Height and size of one garment; a garment for one height asks for the size alone. */
export function ItemChoice({ item, isMissed, onHeight, onSize }: ItemChoiceProps & { item: BundleItem }) {
  const { t } = useTranslation('mf-catalog')
  const { text } = useFormat()
  const { name, product, heights, size } = item
  const title = text(product.title)
  return (
    <>
      {heights.length > 1 && (
        <ChipRadio
          legend={t('bundle.height', { title })}
          legendHidden
          options={heights.map(other => ({
            value: other.height ?? '',
            label: t('product.heightName', { height: other.height && heightText(other.height) }),
            ...(isEmpty(other) && { disabledReason: t('bundle.heightGone') }),
          }))}
          value={product.height}
          onChange={onHeight}
        />
      )}
      <ChipRadio
        id={sizesId(name)}
        legend={t('bundle.size', { title })}
        legendHidden
        options={product.sizes.map(({ name: value, short_name, count }) => ({
          value,
          label: short_name,
          ...(count === 0 && { disabledReason: t('product.sizeGone', { size: value }) }),
        }))}
        value={size?.name ?? null}
        onChange={onSize}
        error={isMissed ? t('product.chooseSize') : undefined}
      />
    </>
  )
}
