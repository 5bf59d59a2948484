import { homeBlockKinds } from '@shop/contracts/catalog/home'
import type { ChosenProduct } from '@shop/contracts/staff/goods/chosen-products'
import { MOST_BLOCKS } from '@shop/contracts/staff/storefront/staff-home'
import { Button } from '@shop/ui-kit/Button'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useTexts } from '../../use-texts.ts'
import { BlockFields } from './BlockFields.tsx'
import { type Block, emptyBlock, type HomeDraft } from './draft/home-draft.ts'
import { ItemList, type ItemsProps } from './ItemList.tsx'
import css from './Items.module.css'

/** Rows of goods, banners, categories and shops in their order; one of them is open below the list. */
export function Blocks({ open, errorOf, isWrong, onOpen, known }: ItemsProps & { known: readonly ChosenProduct[] }) {
  const { t, locale } = useTexts()
  const { control } = useFormContext<HomeDraft>()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'blocks' })
  const blocks = useWatch({ control, name: 'blocks' })
  const nameOf = (index: number) => blocks[index]?.title[locale] || t('homeEditor.blockNameless', { place: index + 1 })
  const shown = open === null ? undefined : fields[open]
  const add = (kind: Block['kind']) => {
    append(emptyBlock(kind), { shouldFocus: false })
    onOpen(fields.length)
  }
  return (
    <div className={css.items}>
      {fields.length === 0 && <p className={css.none}>{t('homeEditor.noBlocks')}</p>}
      <ItemList
        label={t('homeEditor.tabs.blocks')}
        items={fields.map(({ id, kind }, index) => ({
          id,
          name: nameOf(index),
          picture: blocks[index]?.image ?? blocks[index]?.categories[0]?.image ?? '',
          note:
            kind === 'products'
              ? t(`homeEditor.selections.${blocks[index]?.selection ?? 'articles'}`)
              : t(`homeEditor.kinds.${kind}`),
        }))}
        open={open}
        errorsAt={index => isWrong(`blocks.${index}`)}
        onMove={move}
        onOpen={onOpen}
        onRemove={remove}
      />
      {fields.length < MOST_BLOCKS && (
        <div className={css.add}>
          {homeBlockKinds.map(kind => (
            <Button key={kind} variant="outline" onClick={() => add(kind)}>
              {t(`homeEditor.add.${kind}`)}
            </Button>
          ))}
        </div>
      )}
      {shown && open !== null && (
        <BlockFields key={shown.id} index={open} name={nameOf(open)} errorOf={errorOf} known={known} />
      )}
    </div>
  )
}
