import type { ShopError } from '@shop/contracts/errors'
import type { CartLineView } from '../../../quoted-cart/cart-view.ts'
import type { CheckoutValues } from '../form/checkout-form.ts'
import { type FieldName, formField, isFieldName } from '../form/field-names.ts'

/** Wrong fields that the service named, for the form to mark. */
export function wrongFields({ details }: ShopError, form: CheckoutValues): [FieldName, string][] {
  const fields = Object.entries(details.fields ?? {}).map(
    ([name, code]) => [formField(name, form), String(code)] as const,
  )
  return fields.flatMap(([name, code]) => (isFieldName(name) ? [[name, code]] : []))
}

/** The list of the carrier has come or gone since the form was shown. */
export function isAboutList({ code, details }: ShopError): boolean {
  return code === 'carrier_unavailable' || Object.values(details.fields ?? {}).includes('list_is_back')
}

type ShortLine = { article: string; size: string; available: number }

/** The lines with the shortages that a refused order reported: it knows the shelf better than an earlier quote. */
export function withShortLines(lines: readonly CartLineView[], refusal: ShopError | null): CartLineView[] {
  const short = refusal?.code === 'out_of_stock' ? shortLines(refusal) : []
  return lines.map(line => {
    const shortLine = short.find(({ article, size }) => article === line.key.article && size === line.size)
    if (!shortLine || shortLine.available >= line.count) return line
    return { ...line, available: shortLine.available, problem: shortLine.available > 0 ? 'short' : 'gone' }
  })
}

function shortLines({ details }: ShopError): ShortLine[] {
  return Array.isArray(details.lines) ? details.lines.filter(isShortLine) : []
}

function isShortLine(line: Partial<ShortLine> | null): line is ShortLine {
  return typeof line?.article === 'string' && typeof line.size === 'string' && typeof line.available === 'number'
}
