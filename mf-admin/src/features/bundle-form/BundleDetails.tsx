import type { ProductPicture } from '@shop/contracts/catalog/products'
import { MOST_RECOMMENDED } from '@shop/contracts/staff/goods/chosen-products'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { Controller, useWatch } from 'react-hook-form'
import { ScreenPart } from '../../components/ScreenPart.tsx'
import { obligatory } from '../../forms/problem-text.ts'
import { TextPair } from '../../forms/TextPair.tsx'
import { ChosenProducts } from '../../goods/ChosenProducts.tsx'
import { WornFields } from '../../goods/WornFields.tsx'
import { useTexts } from '../../use-texts.ts'
import css from './BundleEditor.module.css'
import { BundleImages } from './BundleImages.tsx'
import type { BundleEdit } from './bundle-edit.ts'
import type { Composing } from './ComposedPicture.tsx'

type Props = { isNew: boolean; edit: BundleEdit; pictures: readonly ProductPicture[]; composing: Composing }

/** Texts, pictures, recommendations and the person in the pictures. */
export function BundleDetails({ isNew, edit, pictures, composing }: Props) {
  const { t } = useTexts()
  const { form, errorOf, refusal, forgetRefusal } = edit
  const { register, control } = form
  const [products, article] = useWatch({ control, name: ['products', 'article'] })
  const articleErrors: Record<string, string> = {
    invalid: t('errors.code_invalid'),
    name_taken: t('bundle.articleTaken'),
  }
  const articleError = article.trim() === '' ? undefined : articleErrors[refusal?.fields.article ?? '']
  return (
    <div className={css.details}>
      <ScreenPart look="paper" title={t('bundle.texts')}>
        {isNew && (
          <TextField
            {...obligatory(errorOf, 'article', t('bundle.fields.article'))}
            {...(articleError && { error: articleError })}
            hint={t('bundle.hints.article')}
            autoComplete="off"
            spellCheck={false}
            maxLength={32}
            {...register('article')}
          />
        )}
        <TextPair label={t('bundle.fields.title')} name="title" errorOf={errorOf} required maxLength={120} />
        <TextPair
          label={t('bundle.fields.description')}
          name="description"
          errorOf={errorOf}
          rows={4}
          maxLength={2000}
        />
      </ScreenPart>
      <ScreenPart look="paper" title={t('bundle.images')}>
        <Controller
          control={control}
          name="images"
          render={({ field }) => (
            <BundleImages
              images={field.value}
              offered={pictures}
              onChange={field.onChange}
              errorOf={errorOf}
              composing={composing}
            />
          )}
        />
      </ScreenPart>
      <ScreenPart look="paper" title={t('recommended.title')}>
        <Controller
          control={control}
          name="recommendations"
          render={({ field }) => (
            <ChosenProducts
              label={t('recommended.title')}
              pickLabel={t('recommended.pick')}
              noneText={t('bundle.noRecommendations')}
              products={field.value}
              onChange={recommendations => {
                forgetRefusal()
                field.onChange(recommendations)
              }}
              most={MOST_RECOMMENDED}
              refused={new Map(products.map(({ article }) => [article, t('bundle.isInIt')]))}
              errorAt={index => errorOf(`recommendations.${index}`)}
              error={errorOf('recommendations')}
            />
          )}
        />
      </ScreenPart>
      <ScreenPart look="paper" title={t('bundle.worn')}>
        <WornFields name="worn" errorOf={errorOf} />
      </ScreenPart>
    </div>
  )
}
