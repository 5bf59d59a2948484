import { useFormat } from '@shop/shell/format'
import { useTexts } from '../use-texts.ts'
import type { CartLineView } from './cart-view.ts'
import css from './LineFacts.module.css'

/** Colour, size and height, as they tell two lines of one dress apart. */
export function LineFacts({ line: { color, size, height, key } }: { line: CartLineView }) {
  const { t } = useTexts()
  const { text } = useFormat()
  return (
    <ul className={css.facts}>
      {color && <li>{text(color)}</li>}
      <li>{t('line.size', { size })}</li>
      {height && <li>{t('line.height', { height: height.replace('-', '–') })}</li>}
      {key.bundle && <li>{t('line.bundle')}</li>}
    </ul>
  )
}
