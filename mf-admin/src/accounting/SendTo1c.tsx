import { call } from '@shop/api-client/call'
import {
  accountingEndpoint,
  accountingQueueEndpoint,
  type OrderAccounting,
  orderFileEndpoint,
  sendOrderTo1cEndpoint,
} from '@shop/contracts/staff/exchange/accounting'
import { fullOrderEndpoint, staffOrdersEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { Button } from '@shop/ui-kit/Button'
import { useState } from 'react'
import { asStaff } from '../session/session-over.ts'
import { useStaffCall } from '../session/use-staff-call.ts'
import { useTexts } from '../use-texts.ts'

type Props = { number: string; accounting: OrderAccounting | null | undefined }

const shownIn = [fullOrderEndpoint, staffOrdersEndpoint, accountingEndpoint, accountingQueueEndpoint]

/** Puts the order into the queue of 1C, for the first time or again. */
export function SendTo1c({ number, accounting }: Props) {
  const { t } = useTexts()
  const { ask, isBusy } = useStaffCall()
  const isWaiting = accounting?.state === 'queued'
  const send = async () => {
    const answer = await ask(sendOrderTo1cEndpoint, { body: { order: number } })
    notify(t(answer ? 'accounting.sent' : 'accounting.notSent', { number }), { tone: answer ? 'success' : 'error' })
    await Promise.all(shownIn.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
  }
  return (
    <Button variant="outline" size="small" busy={isBusy} disabled={isWaiting} onClick={send}>
      {t(accounting ? 'accounting.sendAgain' : 'accounting.send')}
    </Button>
  )
}

/** The order's document as a file, for 1C that no exchange reaches. */
export function OrderFileButton({ number }: { number: string }) {
  const { t } = useTexts()
  const [isBusy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    try {
      const { file_name, xml } = await asStaff(() => call(orderFileEndpoint, { query: { order: number } }))
      save(file_name, xml)
    } catch {
      notify(t('accounting.noFile'), { tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="text" size="small" busy={isBusy} onClick={take} aria-label={t('accounting.fileOf', { number })}>
      {t('accounting.file')}
    </Button>
  )
}

function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/xml' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
