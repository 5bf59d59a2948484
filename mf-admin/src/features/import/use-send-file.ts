import type { ImportSummary } from '@shop/contracts/staff/goods/staff-import'
import { refusalOf } from '@shop/shell/refusal'
import { useState } from 'react'
import type { CallRefusal } from '../../session/use-staff-call.ts'
import { sendFile } from './send-file.ts'

/** Sends what was chosen; the import, or null when it was refused. */
export function useSendFile() {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<CallRefusal | null>(null)
  async function send(file: File): Promise<ImportSummary | null> {
    setBusy(true)
    setRefusal(null)
    try {
      return await sendFile(file)
    } catch (error) {
      setRefusal({ ...refusalOf(error), fields: {}, details: {}, sent: {} })
      return null
    } finally {
      setBusy(false)
    }
  }
  return { send, isBusy, refusal }
}
