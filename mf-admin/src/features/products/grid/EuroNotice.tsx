import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import type { Dispatch } from 'react'
import { useTexts } from '../../../use-texts.ts'
import { cellKey } from './cells.ts'
import type { GridAction } from './grid-state.ts'
import css from './ModelSizes.module.css'

/** Prices that are reduced in hryvnias only: shoppers abroad would pay as before. One press lets the euros follow the rate. */
export function EuroNotice({ rows, dispatch }: { rows: readonly string[]; dispatch: Dispatch<GridAction> }) {
  const { t } = useTexts()
  if (rows.length === 0) return null
  const follow = () => {
    const emptied = rows.flatMap(row => [cellKey(row, 'eur'), cellKey(row, 'old_eur')].map(key => [key, '']))
    dispatch({ do: 'put', texts: Object.fromEntries(emptied) })
  }
  return (
    <Notice tone="warn" announced>
      <div className={css.notice}>
        <p>{t('grid.euroBehind', { count: rows.length })}</p>
        <Button variant="outline" size="small" onClick={follow}>
          {t('grid.euroFollow')}
        </Button>
      </div>
    </Notice>
  )
}
