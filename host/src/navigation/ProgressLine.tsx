import { useStore } from '@shop/shell/use-store'
import { $loadingScreens } from '../remotes/screens.ts'
import css from './ProgressLine.module.css'

/** Says that the next page is on its way, when that takes longer than a blink. */
export function ProgressLine() {
  const isLoading = useStore($loadingScreens) > 0
  return isLoading && <div className={css.line} aria-hidden="true" />
}
