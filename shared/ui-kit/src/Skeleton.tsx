import { classNames } from './class-names.ts'
import css from './Skeleton.module.css'

type SkeletonProps = {
  shape?: 'line' | 'title' | 'control' | 'picture' | 'fill'
  /** Of the box it stands in. */
  width?: 'full' | 'half' | 'third'
  className?: string
}

/** Drawn after 150 ms: what comes sooner should not flash. Its region sets `aria-busy`. */
export function Skeleton({ shape = 'line', width = 'full', className }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames(css.skeleton, css[shape], css[width], className)} />
}
