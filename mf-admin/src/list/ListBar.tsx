import { Button } from '@shop/ui-kit/Button'
import { Icon } from '@shop/ui-kit/Icon'
import type { ReactNode, RefObject } from 'react'
import { formatTime } from '../moments.ts'
import { useTexts } from '../use-texts.ts'
import type { ListAnswer } from './List.tsx'
import css from './ListBar.module.css'

type Props = {
  answer: ListAnswer
  /** How many rows there are, once it is known; a list without numbers says when it was read. */
  found?: string | undefined
  /** Takes the focus of a row that went. */
  foundRef?: RefObject<HTMLParagraphElement | null>
  /** Export, columns, keys. */
  children?: ReactNode
}

/** How many there are and how fresh that is, and what else the list offers. */
export function ListBar({ answer, found, foundRef, children }: Props) {
  const { t, locale } = useTexts()
  const { data, error, isFetching, dataUpdatedAt, refetch } = answer
  const updated = dataUpdatedAt > 0 && (
    <span className={error ? css.failed : css.updated}>
      {t(error ? 'orders.notUpdated' : 'orders.updated', { time: formatTime(dataUpdatedAt, locale) })}
    </span>
  )
  return (
    <div className={css.bar}>
      <p role="status" ref={foundRef} tabIndex={foundRef && -1}>
        {found === undefined && data ? updated : (found ?? t('orders.loading'))}
      </p>
      <div className={css.end}>
        {found !== undefined && updated}
        <Button variant="outline" size="small" busy={isFetching} onClick={() => void refetch()}>
          <Icon name="refresh" size={16} />
          {t('orders.refresh')}
        </Button>
        {children}
      </div>
    </div>
  )
}
