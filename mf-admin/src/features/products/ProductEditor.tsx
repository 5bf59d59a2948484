import { staffProductEndpoint } from '@shop/contracts/staff/goods/staff-product-forms'
import { useFormat } from '@shop/shell/format'
import { Link, useParams } from '@shop/shell/router'
import { buttonClass } from '@shop/ui-kit/Button'
import { useState } from 'react'
import { Failure } from '../../components/Failure.tsx'
import { ProductRecommendations } from '../../goods/ProductRecommendations.tsx'
import { ProductWorn } from '../../goods/ProductWorn.tsx'
import { Thumb } from '../../goods/Thumb.tsx'
import { TableSkeleton } from '../../list/TableSkeleton.tsx'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { pageOf } from './list/use-product-columns.tsx'
import css from './ProductEditor.module.css'
import { ProductForm } from './ProductForm.tsx'
import { ProductHistory } from './ProductHistory.tsx'
import { ProductShowing } from './ProductShowing.tsx'
import { StockPanel } from './StockPanel.tsx'
import { useNamed } from './use-named.ts'

/** One article with all that staff may do with it. */
export function ProductEditor() {
  const { t } = useTexts()
  const { text } = useFormat()
  const { article = '' } = useParams()
  const named = useNamed()
  const { data, error, isFetching, refetch } = useStaffEndpoint(
    staffProductEndpoint,
    { params: { article } },
    { staleTime: 0 },
  )
  // What the sections beside the form have saved moves the form on: it is no conflict with oneself.
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const product = data?.product

  if (error && !product)
    return <Failure error={error} title={t('product.failed')} isRetrying={isFetching} onRetry={refetch} />
  if (!product || named.sizes.length === 0) return <TableSkeleton caption={t('product.loading')} />
  const saved = (revision?: number) => {
    if (revision !== undefined) setSavedAt(revision)
    refetch()
  }
  return (
    <div className={css.editor} key={article}>
      <nav className={css.links} aria-label={t('product.links')}>
        <Link to="/admin/other/products">{t('product.back')}</Link>
        <a href={`/preview/product/${article}`} target="_blank" rel="noreferrer">
          {t('product.preview')}
        </a>
        {product.is_shown && <Link to={`/product/${article}`}>{t('product.inShop')}</Link>}
        <Link to={`/admin/other/products/new?copy=${article}`}>{t('product.copy')}</Link>
      </nav>
      <section className={css.head}>
        <Thumb picture={product.pictures[0]?.name ?? null} faded={!product.is_shown} large />
        <div>
          <p className={css.title}>{text(product.title) || t('products.untitled')}</p>
          <p className={css.about}>
            {article} · {named.colorTitle(product.color)}
            {product.height && ` · ${named.heightTitle(product.height)}`}
          </p>
          <Link to={`/admin/images/${article}`} className={buttonClass({ variant: 'outline', size: 'small' })}>
            {t('product.pictures', { count: product.pictures.length })}
          </Link>
        </div>
        <ProductShowing product={product} onSaved={saved} />
      </section>
      {product.variants.length > 0 && (
        <p className={css.variants}>
          {t('product.others')}{' '}
          {product.variants.map(variant => (
            <Link key={variant.article} to={pageOf(variant.article)}>
              {[named.colorTitle(variant.color), variant.height && named.heightTitle(variant.height)]
                .filter(Boolean)
                .join(', ')}
            </Link>
          ))}
        </p>
      )}
      <ProductForm product={product} dictionary={named.sizes} savedAt={savedAt} onSaved={() => saved()} />
      <StockPanel product={product} onSaved={() => saved()} />
      <section className={css.section}>
        <h2>{t('recommended.title')}</h2>
        <ProductRecommendations article={article} onSaved={saved} />
      </section>
      <section className={css.section}>
        <h2>{t('product.worn')}</h2>
        <ProductWorn article={article} onSaved={saved} />
      </section>
      <ProductHistory article={article} revision={product.revision} />
    </div>
  )
}
