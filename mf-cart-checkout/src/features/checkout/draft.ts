import { type CheckoutValues, emptyForm } from './checkout-form.ts'

const NAME = 'checkout-draft'

/** What was typed so far, kept until the tab closes; what must be agreed to is asked anew. */
export function readDraft(): CheckoutValues {
  const kept = readKept()
  const { preorder_ack, consent, ...values } = withKept(emptyForm, kept)
  return { ...emptyForm, ...values }
}

export function keepDraft(values: CheckoutValues): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(values))
  } catch {
    // Storage may be full or forbidden: then a reload starts with empty fields.
  }
}

function readKept(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(NAME) ?? '{}')
  } catch {
    return {}
  }
}

/** The form with the kept values whose kind fits: storage may hold a draft of an older shop. */
function withKept<Value extends object>(form: Value, kept: unknown): Value {
  if (typeof kept !== 'object' || kept === null) return form
  const found = new Map<string, unknown>(Object.entries(kept))
  const values = Object.entries(form).map(([name, empty]) => [name, fitting(empty, found.get(name))])
  return Object.fromEntries(values)
}

function fitting(empty: unknown, kept: unknown): unknown {
  if (typeof empty === 'object' && empty !== null) return withKept(empty, kept)
  return typeof kept === typeof empty ? kept : empty
}
