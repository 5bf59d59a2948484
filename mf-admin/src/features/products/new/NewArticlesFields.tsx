import { ratesEndpoint } from '@shop/contracts/delivery/rates'
import { useEndpoint } from '@shop/shell/query'
import type { ErrorOf } from '../../../forms/problem-text.ts'
import { ColorPictures } from './ColorPictures.tsx'
import { OpeningStockFields } from './OpeningStockFields.tsx'
import { OwnPricesFields } from './OwnPricesFields.tsx'
import { SizesFields } from './SizesFields.tsx'
import type { NewArticles } from './use-new-articles.ts'
import { VariantsFields } from './VariantsFields.tsx'

type Props = { articles: NewArticles; errorOf: ErrorOf }

/** Everything that is typed of the articles themselves: colours and heights, prices, stock, pictures. */
export function NewArticlesFields({ articles, errorOf }: Props) {
  const rate = useEuroRate()
  const { variants, ticked, names } = articles
  return (
    <>
      <VariantsFields
        colors={articles.colors}
        heights={articles.heights}
        variants={variants}
        onColors={articles.setColors}
        onHeights={articles.setHeights}
        onRename={articles.rename}
        errorOf={errorOf}
      />
      <SizesFields errorOf={errorOf} rate={rate} />
      <OwnPricesFields
        variants={variants}
        sizes={ticked}
        own={articles.own}
        onOwn={articles.setOwn}
        rate={rate}
        errorOf={errorOf}
      />
      <OpeningStockFields
        variants={variants}
        sizes={names}
        typed={articles.stock}
        onType={articles.setStock}
        errorOf={errorOf}
      />
      <ColorPictures
        colors={articles.pictured}
        pictures={articles.pictures}
        onPictures={articles.setPicturesOf}
        onUploading={articles.setUploadingOf}
        errorOf={color => articles.pictureErrorOf(color, errorOf)}
      />
    </>
  )
}

/** Hryvnias for one euro; undefined until it is known. */
function useEuroRate(): number | undefined {
  const { data } = useEndpoint(ratesEndpoint, { query: { type: 'currency' } })
  const found = data?.rates.find(rate => 'currency' in rate && rate.currency === 'EUR')
  return found && 'rate' in found ? found.rate : undefined
}
