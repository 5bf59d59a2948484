import type { bundleByArticleEndpoint } from '@shop/contracts/bundles'
import type { ResultOf } from '@shop/contracts/endpoint'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { usePageMeta } from '@shop/shell/page-meta'
import { Badge } from '@shop/ui-kit/Badge'
import { Heading } from '@shop/ui-kit/Heading'
import { imageAddress } from '@shop/ui-kit/image-address'
import { Look } from '../features/bundle/Look.tsx'
import { LookColors } from '../features/bundle/LookColors.tsx'
import { LookPictures } from '../features/bundle/LookPictures.tsx'
import { LooksRow } from '../features/bundle/LooksRow.tsx'
import { Recommendations } from '../features/card/Recommendations.tsx'
import { storeCardOf } from '../features/card/store-card-of.ts'
import { WishHeart } from '../features/wishlist/WishHeart.tsx'
import { ROW_SIZES } from './ArticleRow.tsx'
import css from './BundlePage.module.css'
import { Card } from './Card.tsx'

type BundleViewProps = ResultOf<typeof bundleByArticleEndpoint>

export function BundleView({ bundle, products, other_heights: otherHeights, siblings }: BundleViewProps) {
  const { t } = useTranslation('mf-catalog')
  const { text } = useFormat()
  const { article, title, description, images, is_new } = bundle
  const [front] = images
  // The look is dressed around its first garment.
  const [main] = products
  usePageMeta({
    title: t('bundle.metaTitle', { title: text(title) }),
    description: text(description),
    picture: front && imageAddress(front.name, 1200, 'jpeg'),
  })
  const isPiece = (name: string) => [...products, ...otherHeights].some(product => product.article === name)

  return (
    <>
      <div className={css.page}>
        <LookPictures images={images} />
        <div className={css.words}>
          {is_new && (
            <div>
              <Badge>{t('badge.new')}</Badge>
            </div>
          )}
          <Heading level={1}>{text(title)}</Heading>
          <p className={css.text}>{text(description)}</p>
          <LookColors siblings={siblings} />
          <Look
            bundle={bundle}
            products={products}
            otherHeights={otherHeights}
            renderHeart={product => <WishHeart of={storeCardOf(product)} />}
          />
        </div>
      </div>
      <LooksRow title={t('bundle.others')} except={article} />
      {main && (
        <Recommendations
          article={main.article}
          renderCard={card => !isPiece(card.article) && <Card key={card.article} card={card} sizes={ROW_SIZES} />}
        />
      )}
    </>
  )
}
