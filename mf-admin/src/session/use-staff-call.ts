import { call } from '@shop/api-client/call'
import type { AnyInput, CallInput, CallOptions } from '@shop/api-client/input'
import type { AnyEndpoint, ResultOf } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import { type Refusal, refusalOf } from '@shop/shell/refusal'
import { useState } from 'react'
import { asStaff } from './session-over.ts'

/** What a form says of a refused call: field by field, or as a whole; `details` as the service gave them. */
export type CallRefusal = Refusal & { fields: Record<string, string>; details: Readonly<Record<string, unknown>> }

type AskOptions = CallOptions & {
  /** Hears what the service, or the way to it, refused; not what never left the form. */
  onRefused?: (refusal: CallRefusal) => void
}

/** A change that staff ask for. The answer, or null when it was refused: then the form says why and keeps what was typed. */
export function useStaffCall() {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<CallRefusal | null>(null)

  /** Would the contract take it? If not, the form says why. */
  function check<Called extends AnyEndpoint>(endpoint: Called, input: CallInput<Called>): boolean {
    const wrong = wrongFields(endpoint, input)
    setRefusal(wrong && { code: 'validation', isOffline: false, retryAt: null, fields: wrong, details: {} })
    return wrong === null
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
      const refused = { ...refusalOf(error), fields: fieldsOf(details), details }
      setRefusal(refused)
      onRefused?.(refused)
      return null
    } finally {
      setBusy(false)
    }
  }
  return { ask, check, isBusy, refusal, forgetRefusal: () => setRefusal(null) }
}

/** The fields that the contract refuses: such a call is not sent at all. */
function wrongFields(endpoint: AnyEndpoint, { body, query }: AnyInput): Record<string, string> | null {
  const checked = [endpoint.body?.safeParse(body), endpoint.query?.safeParse(query)]
  const issues = checked.flatMap(result => (result && !result.success ? result.error.issues : []))
  if (issues.length === 0) return null
  // Of several issues of a field the first one is shown.
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), codeOf(message)]))
}

// An issue that no contract names has a message of the library.
function codeOf(message: string): string {
  return /^[a-z][a-z0-9_]*$/.test(message) ? message : 'invalid'
}

function fieldsOf({ fields }: Readonly<Record<string, unknown>>): Record<string, string> {
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(Object.entries(fields).map(([name, code]) => [name, String(code)]))
}
