import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { classNames } from '../class-names.ts'
import css from './Price.module.css'

type PriceProps = {
  /** Formatted, with its currency. */
  current: string
  old?: string
  /** Read before the old price: a stroke alone is silent. */
  oldLabel?: string
  /** Read before the current one when there is an old one. */
  currentLabel?: string
  size?: 'list' | 'large'
}

export function Price({ current, old, oldLabel, currentLabel, size = 'list' }: PriceProps) {
  return (
    <span className={classNames(css.price, css[size])}>
      <span className={classNames(css.current, old && css.sale)}>
        {old && currentLabel && <VisuallyHidden>{currentLabel} </VisuallyHidden>}
        {current}
      </span>
      {old && (
        <s className={css.old}>
          {oldLabel && <VisuallyHidden>{oldLabel} </VisuallyHidden>}
          {old}
        </s>
      )}
    </span>
  )
}
