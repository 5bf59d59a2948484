import type { CSSProperties } from 'react'
import { classNames } from '../class-names.ts'
import css from './Swatch.module.css'

type SwatchPattern = 'check' | 'stripe' | 'dots' | 'floral' | 'melange'

export type SwatchColour = {
  /** The colour's name in the reader's language. */
  name: string
  /** A CSS colour. */
  colour: string
  /** Drawn over the colour in a lighter or a darker tone of it. */
  pattern?: SwatchPattern | null | undefined
}

type SwatchProps = SwatchColour & { nameHidden?: boolean; size?: 'small' | 'regular' }

type SwatchStyle = CSSProperties & { '--swatch': string }

/** A dot of colour with its name: inside a link, a legend, a line of a list. */
export function Swatch({ name, colour, pattern, nameHidden = false, size = 'regular' }: SwatchProps) {
  const style: SwatchStyle = { '--swatch': colour }
  return (
    <span className={css.swatch}>
      <span
        className={classNames(css.dot, size === 'small' && css.small)}
        data-pattern={pattern ?? undefined}
        style={style}
      />
      <span className={nameHidden ? css.nameHidden : css.name}>{name}</span>
    </span>
  )
}

/** The ring for a router's Link that contains a Swatch; the link sets `aria-current` for the shown one. */
export function swatchLinkClass(): string {
  return classNames(css.link)
}
