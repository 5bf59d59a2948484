import { heightText } from '@shop/contracts/catalog/height'
import type { KeptGoods } from '@shop/contracts/catalog/kept-goods'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { useIsOnline } from '@shop/shell/online'
import { usePageMeta } from '@shop/shell/page-meta'
import { Button } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { Picture } from '@shop/ui-kit/goods/Picture'
import { Accordion } from '@shop/ui-kit/page/Accordion'
import { Heading } from '@shop/ui-kit/page/Heading'
import { type ReactNode, useState } from 'react'
import { savedCard, savedGoods } from '../../features/offline/saved-goods.ts'
import { Care } from '../../features/product/details/Care.tsx'
import { WishHeart } from '../../features/wishlist/heart/WishHeart.tsx'
import css from './OfflineProduct.module.css'

type OfflineProductProps = { article: string; onRetry: () => void }

/** An article without a connection: what a card or an earlier visit told of it, never what it costs. It cannot be bought. */
export function OfflineProduct({ article, onRetry }: OfflineProductProps) {
  const { t } = useTranslation('mf-catalog')
  const { text } = useFormat()
  // With the connection the article comes by itself; a network that answers nothing has to be tried.
  const canRetry = useIsOnline()
  const [goods] = useState(() => savedGoods().find(kept => kept.article === article))
  usePageMeta({ title: goods ? t('product.metaTitle', { title: text(goods.title) }) : t('kept.metaTitle') })
  const again = canRetry && (
    <Button variant="outline" size="small" onClick={onRetry}>
      {t('again')}
    </Button>
  )
  if (!goods) {
    return (
      <div className={css.message}>
        <EmptyState headingLevel={1} title={t('kept.unknown')} actions={again}>
          {t('kept.unknownText')}
        </EmptyState>
      </div>
    )
  }
  return <SavedProduct goods={goods} again={again} />
}

function SavedProduct({ goods, again }: { goods: KeptGoods; again: ReactNode }) {
  const { t } = useTranslation('mf-catalog')
  const { text } = useFormat()
  const { article, title, picture, color, height, words } = goods
  return (
    <div className={css.product}>
      <div className={css.picture}>
        {picture && <Picture file={picture} alt={text(title)} sizes="(min-width:768px) 50vw, 100vw" priority />}
      </div>
      <div className={css.words}>
        <div className={css.head}>
          <Heading level={1}>{text(title)}</Heading>
          <WishHeart of={savedCard(article, goods)} />
        </div>
        <ul className={css.facts}>
          {color && <li>{text(color)}</li>}
          {height && <li>{t('product.heightName', { height: heightText(height) })}</li>}
        </ul>
        <Notice tone="info" announced action={again}>
          {t('kept.note')}
        </Notice>
        {words && (
          <div>
            <Accordion id="description" title={t('product.description')} headingLevel={2} open>
              <p>{text(words.description)}</p>
            </Accordion>
            <Accordion id="care" title={t('product.care')} headingLevel={2}>
              <Care composition={words.composition} care={words.care} />
            </Accordion>
          </div>
        )}
      </div>
    </div>
  )
}
