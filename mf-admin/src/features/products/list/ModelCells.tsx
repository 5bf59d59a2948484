import { Swatch } from '@shop/ui-kit/choices/Swatch'
import { Badge } from '@shop/ui-kit/page/Badge'
import { useNamed } from '../../../goods/use-named.ts'
import { useTexts } from '../../../use-texts.ts'
import css from './ProductColumns.module.css'
import type { ModelRow } from './product-rows.ts'

const MOST_SWATCHES = 8

/** The colours of a model as swatches, and its heights. */
export function ModelColors({ colors, heights }: Pick<ModelRow, 'colors' | 'heights'>) {
  const { t } = useTexts()
  const named = useNamed()
  const more = colors.length - MOST_SWATCHES
  return (
    <>
      <span className={css.swatches}>
        {colors.slice(0, MOST_SWATCHES).map(color => (
          <span key={color} title={named.colorTitle(color)}>
            <Swatch
              name={named.colorTitle(color)}
              colour={named.hexOf(color) ?? 'transparent'}
              size="small"
              nameHidden
            />
          </span>
        ))}
        {more > 0 && <span className={css.quiet}>{t('products.moreColors', { count: more })}</span>}
      </span>
      {heights.length > 0 && <span className={css.quiet}>{heights.map(named.heightTitle).join(', ')}</span>}
    </>
  )
}

/** How many articles of a model shoppers see. */
export function ModelShown({ shown, articles }: Pick<ModelRow, 'shown' | 'articles'>) {
  const { t } = useTexts()
  if (shown === 0) return <Badge>{t('products.isHidden')}</Badge>
  if (shown === articles.length) return <Badge tone="success">{t('products.isShown')}</Badge>
  return <Badge tone="success">{t('products.shownOfModel', { shown, count: articles.length })}</Badge>
}
