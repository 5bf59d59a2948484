import type { ArticleSizes } from '@shop/contracts/staff/goods/staff-model-sizes'
import { stockDemandEndpoint } from '@shop/contracts/staff/goods/staff-stock'
import { useEndpoint } from '@shop/shell/query'
import { Link } from '@shop/shell/router'
import { Button } from '@shop/ui-kit/Button'
import { useTexts } from '../../../use-texts.ts'
import { pageOf } from '../list/use-product-columns.tsx'
import css from './ModelSizes.module.css'

type Props = {
  about: ArticleSizes
  title: string
  /** How many cells of the rows below are changed. */
  changed: number
  /** On a phone its rows are folded away, and come by a button. */
  isFolded: boolean
  onFold: (article: string) => void
}

/** The colour and height of the rows below, and what of their stock no cell shows. */
export function ArticleHead({ about, title, changed, isFolded, onFold }: Props) {
  const { t } = useTexts()
  const { article, is_shown, sizes } = about
  const demand = useEndpoint(stockDemandEndpoint, { params: { article } }).data?.demand ?? []
  const facts = (['reserved', 'arrived', 'preorder_promised', 'missing'] as const).flatMap(fact => {
    const found = sizes.filter(({ stock }) => stock[fact] > 0)
    return found.length > 0
      ? `${t(`grid.facts.${fact}`)} ${listed(found.map(({ name, stock }) => [name, stock[fact]]))}`
      : []
  })
  const waiting = demand.map(({ size, count }) => [size, count] as const)
  if (waiting.length > 0) facts.push(`${t('grid.facts.waiting')} ${listed(waiting)}`)
  return (
    <div className={css.head}>
      <strong>{title}</strong>
      <Link to={pageOf(article)}>{article}</Link>
      {!is_shown && <span className={css.hint}>{t('products.isHidden')}</span>}
      {facts.map(fact => (
        <span key={fact} className={css.hint}>
          {fact}
        </span>
      ))}
      {isFolded && changed > 0 && <span className={css.foldedChange}>{t('grid.changed', { count: changed })}</span>}
      <Button
        variant="text"
        size="small"
        className={css.fold}
        aria-expanded={!isFolded}
        aria-label={`${t(isFolded ? 'grid.showSizes' : 'grid.hideSizes')}: ${title}`}
        onClick={() => onFold(article)}
      >
        {t(isFolded ? 'grid.showSizes' : 'grid.hideSizes')}
      </Button>
    </div>
  )
}

function listed(counts: readonly (readonly [size: string, count: number])[]): string {
  return counts.map(([size, count]) => `${size} — ${count}`).join(', ')
}
