import type { ChosenProduct } from '@shop/contracts/staff/goods/chosen-products'
import { MOST_ARTICLES } from '@shop/contracts/staff/storefront/staff-home'
import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { ChosenProducts } from '../../goods/ChosenProducts.tsx'
import { articlesOf } from '../../goods/chosen.ts'
import { useTexts } from '../../use-texts.ts'
import type { HomeDraft } from './draft/home-draft.ts'

type Props = { name: `blocks.${number}.articles`; known: readonly ChosenProduct[]; error: string | undefined }

/** The articles of a row: the form keeps their names, the rest is what the service or the picker has told of them. */
export function BlockArticles({ name, known, error }: Props) {
  const { t } = useTexts()
  const { control } = useFormContext<HomeDraft>()
  const { field } = useController({ control, name })
  const [picked, setPicked] = useState<readonly ChosenProduct[]>([])
  const byName = new Map([...picked, ...known].map(product => [product.article, product]))
  const change = (products: ChosenProduct[]) => {
    setPicked([...picked, ...products])
    field.onChange(articlesOf(products))
  }
  return (
    <ChosenProducts
      label={t('homeEditor.articles')}
      pickLabel={t('homeEditor.pickArticle')}
      noneText={t('homeEditor.noArticles')}
      products={field.value.flatMap(article => byName.get(article) ?? unknown(article))}
      onChange={change}
      most={MOST_ARTICLES}
      error={error}
    />
  )
}

function unknown(article: string): ChosenProduct {
  const nothing = { title: null, color: null, height: null, picture: null, price: null }
  return { article, state: 'missing', ...nothing, in_stock: false }
}
