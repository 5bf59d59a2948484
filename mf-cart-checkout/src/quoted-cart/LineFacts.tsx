import { heightText } from '@shop/contracts/catalog/height'
import { useFormat } from '@shop/shell/format'
import { useTexts } from '../use-texts.ts'
import type { CartLineView } from './cart-view.ts'
import css from './LineFacts.module.css'

type LineFactsProps = {
  line: CartLineView
  /** Whatever is around the line says already that it belongs to a bundle. */
  isBundleNamed?: boolean
}

/** Colour, size and height, as they tell two lines of one dress apart. */
export function LineFacts({ line: { color, size, height, key, preorder }, isBundleNamed = false }: LineFactsProps) {
  const { t } = useTexts()
  const { text, day } = useFormat()
  const facts = [
    color && text(color),
    t('line.size', { size }),
    height && t('line.height', { height: heightText(height) }),
    key.bundle && !isBundleNamed && t('line.bundle'),
  ]
  return (
    <div className={css.facts}>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {preorder && <p className={css.awaited}>{t('line.preorder', { date: day(preorder) })}</p>}
    </div>
  )
}
