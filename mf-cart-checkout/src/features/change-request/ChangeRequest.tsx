import type { ResultOf } from '@shop/contracts/endpoint'
import type { orderInfoEndpoint } from '@shop/contracts/orders/orders'
import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { lazy, Suspense, useState } from 'react'
import { ChangedFields } from '../../changed-fields/ChangedFields.tsx'
import { useTexts } from '../../use-texts.ts'
import css from './ChangeRequest.module.css'

const ChangeRequestForm = lazy(async () => {
  const { ChangeRequestForm } = await import(/* webpackChunkName: "change-request" */ './ChangeRequestForm.tsx')
  return { default: ChangeRequestForm }
})

type Info = ResultOf<typeof orderInfoEndpoint>['order']
type Props = { orderRef: string; order: Info; onChanged: () => Promise<unknown> }

const tones = { open: 'info', accepted: 'success', refused: 'warn', over: 'warn' } as const

/** What became of the customer's wish for a change, and the way to another one while the order can be changed. */
export function ChangeRequest({ orderRef, order, onChanged }: Props) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const { change_request: asked, can_request_change: canAsk } = order
  if (!asked && !canAsk) return null
  const onDone = async () => {
    await onChanged()
    setOpen(false)
  }
  return (
    <div className={css.request} data-print="none">
      {asked && (
        <Notice tone={tones[asked.state]} title={t(`changeRequest.state.${asked.state}`)}>
          <ChangedFields changes={asked.changes} />
          {asked.reason && <p>{asked.reason}</p>}
        </Notice>
      )}
      {canAsk && !isOpen && (
        <Button variant="outline" wide onClick={() => setOpen(true)}>
          {t('changeRequest.start')}
        </Button>
      )}
      {canAsk && isOpen && (
        <Suspense fallback={null}>
          <ChangeRequestForm orderRef={orderRef} onDone={onDone} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
