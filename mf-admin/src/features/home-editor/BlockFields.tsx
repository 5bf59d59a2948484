import type { ChosenProduct } from '@shop/contracts/staff/goods/chosen-products'
import { ChipRadio } from '@shop/ui-kit/choices/ChipRadio'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import type { ErrorOf } from '../../forms/problem-text.ts'
import { useTexts } from '../../use-texts.ts'
import { BlockArticles } from './BlockArticles.tsx'
import { BlockCategories } from './BlockCategories.tsx'
import type { HomeDraft } from './draft/home-draft.ts'
import { ItemFields } from './ItemFields.tsx'
import { PictureChoice } from './PictureChoice.tsx'

type Props = {
  index: number
  name: string
  errorOf: ErrorOf
  /** What is known of the articles that are chosen already. */
  known: readonly ChosenProduct[]
}

const layouts = ['beside', 'full', 'pair'] as const
const selections = ['articles', 'newest', 'current'] as const

export function BlockFields({ index, name, errorOf, known }: Props) {
  const { t } = useTexts()
  const { control } = useFormContext<HomeDraft>()
  const at = `blocks.${index}` as const
  const [kind, layout, selection] = useWatch({ control, name: [`${at}.kind`, `${at}.layout`, `${at}.selection`] })
  return (
    <ItemFields
      at={at}
      name={name}
      errorOf={errorOf}
      text={{ rows: 3, maxLength: 400 }}
      pictures={
        kind === 'banner' && (
          <>
            <PictureChoice label={t('homeEditor.bannerImage')} name={`${at}.image`} errorOf={errorOf} />
            {layout === 'pair' && (
              <PictureChoice label={t('homeEditor.secondImage')} name={`${at}.image_second`} errorOf={errorOf} />
            )}
          </>
        )
      }
    >
      {kind === 'banner' && (
        <Controller
          control={control}
          name={`${at}.layout`}
          render={({ field: { value, onChange } }) => (
            <ChipRadio
              legend={t('homeEditor.layout')}
              options={layouts.map(value => ({ value, label: t(`homeEditor.layouts.${value}`) }))}
              value={value}
              onChange={onChange}
              hint={value === 'beside' ? undefined : t(`homeEditor.layoutHints.${value}`)}
            />
          )}
        />
      )}
      {kind === 'products' && (
        <Controller
          control={control}
          name={`${at}.selection`}
          render={({ field: { value, onChange } }) => (
            <ChipRadio
              legend={t('homeEditor.selection')}
              options={selections.map(value => ({ value, label: t(`homeEditor.selections.${value}`) }))}
              value={value}
              onChange={onChange}
              hint={value === 'articles' ? undefined : t(`homeEditor.selectionHints.${value}`)}
            />
          )}
        />
      )}
      {kind === 'products' && selection === 'articles' && (
        <BlockArticles name={`${at}.articles`} known={known} error={errorOf(`${at}.articles`)} />
      )}
      {kind === 'categories' && <BlockCategories at={at} errorOf={errorOf} />}
      {kind === 'shops' && <p>{t('homeEditor.shopsText')}</p>}
    </ItemFields>
  )
}
