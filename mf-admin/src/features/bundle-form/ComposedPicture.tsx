import type { StaffBundle } from '@shop/contracts/staff/goods/staff-bundle-fields'
import { Button } from '@shop/ui-kit/Button'
import { useTexts } from '../../use-texts.ts'
import css from './BundleImages.module.css'

/** What is known of the picture that the shop made of the garments, and how another one is asked for. */
export type Composing = {
  composed: StaffBundle['composed']
  /** Garments that could stand in it. */
  garments: number
  isBusy: boolean
  /** Why none was made at the last save, as a code of errors. */
  problem: string | null
  /** Saves the bundle with a picture made of its garments. */
  onCompose: () => void
}

const FEWEST = 2

const problems: Record<string, string> = { picture_unreadable: 'source', not_found: 'source', busy: 'busy' }

/** Stands beside the picture that was made of the garments. */
export function ComposedMark({ isOld }: { isOld: boolean }) {
  const { t } = useTexts()
  return <p className={css.mark}>{t(isOld ? 'bundle.composedOld' : 'bundle.composed')}</p>
}

export function ComposeAgain({ composing, isThere }: { composing: Composing; isThere: boolean }) {
  const { t } = useTexts()
  const { garments, isBusy, problem, onCompose } = composing
  return (
    <div className={css.compose}>
      <Button variant="outline" size="small" busy={isBusy} disabled={garments < FEWEST} onClick={onCompose}>
        {t(isThere ? 'bundle.composeAgain' : 'bundle.compose')}
      </Button>
      <p className={css.quiet}>{t('bundle.composeHint')}</p>
      {problem && (
        <p role="alert" className={css.wrong}>
          {t(problem in problems ? `bundle.notComposed.${problems[problem]}` : 'bundle.notComposed.storage')}
        </p>
      )}
    </div>
  )
}
