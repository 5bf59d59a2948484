import type { bundleByArticleEndpoint } from '@shop/contracts/catalog/bundles'
import type { ResultOf } from '@shop/contracts/endpoint'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { usePageMeta } from '@shop/shell/page-meta'
import { imageAddress } from '@shop/ui-kit/goods/image-address'
import { Badge } from '@shop/ui-kit/page/Badge'
import { Heading } from '@shop/ui-kit/page/Heading'
import { BundleColors } from '../../features/bundle/BundleColors.tsx'
import { BundlePictures } from '../../features/bundle/BundlePictures.tsx'
import { BundleForm } from '../../features/bundle/choice/BundleForm.tsx'
import { BundlesRow } from '../../features/bundle/row/BundlesRow.tsx'
import { Recommendations } from '../../features/card/Recommendations.tsx'
import { storeCardOf } from '../../features/card/store-card-of.ts'
import { WishHeart } from '../../features/wishlist/heart/WishHeart.tsx'
import { ROW_SIZES } from '../BlockRow.tsx'
import { Card } from '../Card.tsx'
import css from './BundlePage.module.css'

type BundleViewProps = ResultOf<typeof bundleByArticleEndpoint>

export function BundleView({ bundle, products, other_heights: otherHeights, siblings }: BundleViewProps) {
  const { t } = useTranslation('mf-catalog')
  const { text } = useFormat()
  const { article, title, description, images, is_new, model_params: worn } = bundle
  const [front] = images
  usePageMeta({
    title: t('bundle.metaTitle', { title: text(title) }),
    description: text(description),
    picture: front && imageAddress(front.name, 1200, 'jpeg'),
  })

  return (
    <>
      <div className={css.page}>
        <BundlePictures images={images} />
        <div className={css.words}>
          {is_new && (
            <div>
              <Badge>{t('badge.new')}</Badge>
            </div>
          )}
          <Heading level={1}>{text(title)}</Heading>
          <p className={css.text}>{text(description)}</p>
          {worn && <p className={css.text}>{t('bundle.wornBy', { height: worn.height_cm, size: worn.wears_size })}</p>}
          <BundleColors siblings={siblings} />
          <BundleForm
            bundle={bundle}
            products={products}
            otherHeights={otherHeights}
            renderHeart={product => <WishHeart of={storeCardOf(product)} />}
          />
        </div>
      </div>
      <BundlesRow title={t('bundle.others')} except={article} />
      <Recommendations
        article={article}
        renderCard={card => <Card key={card.article} card={card} sizes={ROW_SIZES} />}
      />
    </>
  )
}
