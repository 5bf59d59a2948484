import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import css from './Heading.module.css'

type HeadingProps = ComponentProps<'h2'> & {
  level: 1 | 2 | 3 | 4
  /** How it looks, when that is not how deep it stands. */
  look?: 'display' | 'h1' | 'h2' | 'h3'
}

const LOOKS = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h3' } as const

export function Heading({ level, look = LOOKS[level], className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag {...rest} className={classNames(css[look], className)} />
}
