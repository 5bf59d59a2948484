import { call } from '@shop/api-client/call'
import type { AnyInput, CallInput, CallOptions } from '@shop/api-client/input'
import type { AnyEndpoint, ResultOf } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import { type Refusal, refusalOf } from '@shop/shell/refusal'
import { useState } from 'react'
import { fieldsIn, stillWrong, type WrongFields, wrongFields } from './refused-fields.ts'
import { asStaff } from './session-over.ts'

/** What a form says of a refused call: field by field, or as a whole; `details` as the service gave them. */
export type CallRefusal = Refusal & {
  fields: WrongFields
  details: Readonly<Record<string, unknown>>
  /** What was refused: whether a wrong field was empty is seen in it. */
  sent: AnyInput
}

type AskOptions = CallOptions & {
  /** Hears what the service, or the way to it, refused; not what never left the form. */
  onRefused?: (refusal: CallRefusal) => void
}

/** Codes of refusals that speak of one field, and that field: `{ name_taken: 'name' }`. */
export type FieldsByCode = Readonly<Record<string, string>>

const NO_FIELDS: FieldsByCode = {}

/** A change that staff ask for. The answer, or null when it was refused: then the form says why and keeps what was typed. */
export function useStaffCall(fieldsByCode = NO_FIELDS) {
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<(CallRefusal & { endpoint: AnyEndpoint }) | null>(null)

  /** Would the contract take it? If not, the form says why. */
  function check<Called extends AnyEndpoint>(endpoint: Called, input: CallInput<Called>): boolean {
    const fields = wrongFields(endpoint, input)
    const refusal = { code: 'validation', isOffline: false, retryAt: null, details: {}, sent: input, endpoint } as const
    setRefused(fields && { ...refusal, fields })
    return fields === null
  }

  async function ask<Called extends AnyEndpoint>(
    endpoint: Called,
    input: CallInput<Called>,
    { onRefused, ...options }: AskOptions = {},
  ): Promise<ResultOf<Called> | null> {
    if (!check(endpoint, input)) return null
    setBusy(true)
    try {
      return await asStaff(() => call(endpoint, input, options))
    } catch (error) {
      const details = error instanceof ShopError ? error.details : {}
      const refusal = refusalOf(error)
      const named = fieldsByCode[refusal.code]
      const fields = { ...(named !== undefined && { [named]: refusal.code }), ...fieldsIn(details) }
      const refused = { ...refusal, fields, details, sent: input, endpoint }
      setRefused(refused)
      onRefused?.(refused)
      return null
    } finally {
      setBusy(false)
    }
  }

  /** Takes back what was said of fields that have been mended since; `now` is what would be sent. */
  function follow(now: AnyInput): void {
    if (!refused || Object.keys(refused.fields).length === 0) return
    const fields = stillWrong(refused, now)
    if (JSON.stringify(fields) === JSON.stringify(refused.fields)) return
    setRefused(Object.keys(fields).length > 0 ? { ...refused, fields } : null)
  }

  const refusal: CallRefusal | null = refused
  return { ask, check, follow, isBusy, refusal, forgetRefusal: () => setRefused(null) }
}
