import type { CSSProperties } from 'react'
import { classNames } from '../class-names.ts'
import css from './Swatch.module.css'

export type SwatchColour = {
  /** The colour's name in the reader's language. */
  name: string
  /** A CSS colour. */
  colour: string
  /** The other colour of a check or a print. */
  secondColour?: string
}

type SwatchProps = SwatchColour & { nameHidden?: boolean; size?: 'small' | 'regular' }

type SwatchStyle = CSSProperties & { '--swatch': string; '--swatch-second': string }

/** A dot of colour with its name: inside a link, a legend, a line of a list. */
export function Swatch({ name, colour, secondColour, nameHidden = false, size = 'regular' }: SwatchProps) {
  const style: SwatchStyle = { '--swatch': colour, '--swatch-second': secondColour ?? colour }
  return (
    <span className={css.swatch}>
      <span className={classNames(css.dot, size === 'small' && css.small)} style={style} />
      <span className={nameHidden ? css.nameHidden : css.name}>{name}</span>
    </span>
  )
}

/** The ring for a router's Link that contains a Swatch; the link sets `aria-current` for the shown one. */
export function swatchLinkClass(): string {
  return classNames(css.link)
}
