import { staffGoodsEndpoint } from '@shop/contracts/staff/goods/staff-goods'
import { useFormat } from '@shop/shell/format'
import { Link, useParams } from '@shop/shell/router'
import { Failure } from '../../components/Failure.tsx'
import { Thumb } from '../../goods/Thumb.tsx'
import { useNamed } from '../../goods/use-named.ts'
import { TableSkeleton } from '../../list/TableSkeleton.tsx'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { RemoveGoods } from './model/RemoveGoods.tsx'
import css from './ProductEditor.module.css'
import { ModelPage } from './page/ModelPage.tsx'

/** A model with its colours, and the one article that the address names with all that is its own. */
export function ProductEditor() {
  const { t } = useTexts()
  const { text } = useFormat()
  const { article = '' } = useParams()
  const named = useNamed()
  const input = { params: { article } }
  const { data, error, isFetching, refetch } = useStaffEndpoint(staffGoodsEndpoint, input, { staleTime: 0 })

  if (error && !data)
    return <Failure error={error} title={t('product.failed')} isRetrying={isFetching} onRetry={refetch} />
  if (!data || named.sizes.length === 0) return <TableSkeleton caption={t('product.loading')} />
  const { product, model } = data
  return (
    <div className={css.editor}>
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
            {t('model.about', { model: model.model })} · {t('model.articles', { count: model.articles.length })}
          </p>
          <RemoveGoods
            kind="model"
            name={model.model}
            title={t('model.about', { model: model.model })}
            articles={model.articles}
            opened={article}
          />
        </div>
      </section>
      <ModelPage key={model.model} {...data} />
    </div>
  )
}
