import { stopChangeEndpoint } from '@shop/contracts/staff/goods/staff-goods-changes'
import { type BulkView, bulksEndpoint, isBulkInProgress } from '@shop/contracts/staff/goods/staff-product-bulk'
import { Button } from '@shop/ui-kit/Button'
import { ProgressBar } from '@shop/ui-kit/feedback/ProgressBar'
import { useEffect, useState } from 'react'
import { Refused } from '../../../components/Refused.tsx'
import { renewGoods } from '../../../goods/renew-goods.ts'
import { useTakeBack } from '../../../goods/use-take-back.ts'
import { useWords } from '../../../logged/use-words.ts'
import { formatTime } from '../../../moments.ts'
import { useStaffCall } from '../../../session/use-staff-call.ts'
import { useStaffEndpoint } from '../../../session/use-staff-endpoint.ts'
import { useTexts } from '../../../use-texts.ts'
import { bulkText } from '../bulk-text.ts'
import css from './Bulks.module.css'

const OFTEN_MS = 1500

/** Changes of many products, also those of colleagues: how far each came, and how to undo it. */
export function Bulks() {
  const { t } = useTexts()
  const { data } = useStaffEndpoint(
    bulksEndpoint,
    {},
    {
      staleTime: 0,
      refetchInterval: query => (query.state.data?.bulks.some(isInProgress) ? OFTEN_MS : false),
    },
  )
  const bulks = data?.bulks ?? []
  const isMoving = bulks.some(isInProgress)
  // What was changed meanwhile stands in the list once it has ended.
  useEffect(() => {
    if (isMoving) return () => void renewGoods()
  }, [isMoving])

  if (bulks.length === 0) return null
  return (
    <section className={css.bulks} aria-label={t('bulk.latest')}>
      <ul className={css.rows}>
        {bulks.map(bulk => (
          <li key={bulk.id} className={css.row}>
            <Bulk bulk={bulk} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Bulk({ bulk }: { bulk: BulkView }) {
  const words = useWords()
  const { t, locale } = words
  const { ask, isBusy, refusal } = useStaffCall()
  const { id, who, at, change, can_undo } = bulk
  const { takeBack } = useTakeBack()
  const [isGoingBack, setGoingBack] = useState(false)
  const isRunning = bulk.state === 'running'
  async function goBack() {
    setGoingBack(true)
    await takeBack(id)
    setGoingBack(false)
  }
  async function stop() {
    await ask(stopChangeEndpoint, { params: { id } })
    await renewGoods()
  }
  return (
    <>
      <div className={css.about}>
        <p>
          {bulkText(words, change)}{' '}
          <span className={css.quiet}>
            {who}, {formatTime(at, locale)}
          </span>
        </p>
        <Progress bulk={bulk} />
        <Refused refusal={refusal} />
      </div>
      {isRunning && (
        <Button variant="outline" size="small" busy={isBusy} onClick={stop}>
          {t('bulk.stop')}
        </Button>
      )}
      {can_undo && (
        <Button variant="outline" size="small" busy={isGoingBack} onClick={goBack}>
          {t(isInProgress(bulk) ? 'bulk.stopAndTakeBack' : 'takeBack.do')}
        </Button>
      )}
    </>
  )
}

function Progress({ bulk: { state, done, total, changed, left, refused, undone } }: { bulk: BulkView }) {
  const { t } = useTexts()
  const counts = { done, total, changed, left, refused, restored: undone?.restored ?? 0 }
  if (state === 'running' || state === 'stopping')
    return <ProgressBar label={t('bulk.progress', counts)} value={done} max={total} />
  if (state === 'undoing')
    return <ProgressBar label={t('bulk.undoing', counts)} value={counts.restored} max={Math.max(1, changed)} />
  if (state === 'stopped') return <p className={css.quiet}>{t('bulk.stopped', counts)}</p>
  if (state === 'failed') return <p className={css.failed}>{t('bulk.failed', counts)}</p>
  return <p className={css.quiet}>{undone ? t('bulk.undone', undone) : t('bulk.done', counts)}</p>
}

function isInProgress({ state }: BulkView): boolean {
  return isBulkInProgress(state)
}
