import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import type { Dispatch } from 'react'
import { useTexts } from '../../../use-texts.ts'
import type { GridAction } from './grid-state.ts'
import css from './ModelSizes.module.css'

type Props = {
  /** Cells of euros that are left behind, and of how many sizes. */
  keys: readonly string[]
  count: number
  dispatch: Dispatch<GridAction>
}

/** Prices that are reduced in hryvnias only: shoppers abroad would pay as before. One press lets the euros follow the rate. */
export function EuroNotice({ keys, count, dispatch }: Props) {
  const { t } = useTexts()
  if (count === 0) return null
  const follow = () => dispatch({ do: 'put', texts: Object.fromEntries(keys.map(key => [key, ''])) })
  return (
    <Notice tone="warn" announced>
      <div className={css.notice}>
        <p>{t('grid.euroBehind', { count })}</p>
        <Button variant="outline" size="small" onClick={follow}>
          {t('grid.euroFollow')}
        </Button>
      </div>
    </Notice>
  )
}
