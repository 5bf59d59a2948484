import { useFormat } from '@shop/shell/format'
import { Icon } from '@shop/ui-kit/Icon'
import { useTexts } from '../use-texts.ts'
import css from './Unfold.module.css'

type Row = {
  model: string
  title: { uk: string; en: string }
  /** Articles that the filter found. */
  articles: readonly unknown[]
  article_count: number
  isOpen: boolean
}

/** How many articles a model has, of which the filter may have left some; opens the row to them. */
export function Unfold({ row, onUnfold }: { row: Row; onUnfold: (model: string, isOpen: boolean) => void }) {
  const { t } = useTexts()
  const { text } = useFormat()
  const { model, title, articles, article_count: count, isOpen } = row
  const all = t('model.articles', { count })
  const found = articles.length === count ? all : t('products.articlesOfAll', { count: articles.length, articles: all })
  return (
    <button
      type="button"
      className={css.unfold}
      aria-expanded={isOpen}
      aria-label={`${found}: ${text(title) || model}`}
      onClick={() => onUnfold(model, !isOpen)}
    >
      <Icon name="chevron-right" size={16} className={css.arrow} />
      {found}
    </button>
  )
}
