import type { ShopError } from '@shop/contracts/errors'
import type { CartLineView } from '../../quoted-cart/cart-view.ts'
import type { DeliveryType } from './checkout-form.ts'
import { type FieldName, formField, isFieldName } from './field-names.ts'

/** Wrong fields that the service named, for the form to mark. */
export function wrongFields({ details }: ShopError, type: DeliveryType): [FieldName, string][] {
  const fields = Object.entries(details.fields ?? {}).map(
    ([name, code]) => [formField(name, type), String(code)] as const,
  )
  return fields.flatMap(([name, code]) => (isFieldName(name) ? [[name, code]] : []))
}

type ShortLine = { article: string; size: string; available: number }

/** The lines with what a refused order said of them: it knows the shelf better than an earlier quote. */
export function withShortLines(lines: readonly CartLineView[], refusal: ShopError | null): CartLineView[] {
  const short = refusal?.code === 'out_of_stock' ? shortLines(refusal) : []
  return lines.map(line => {
    const told = short.find(({ article, size }) => article === line.key.article && size === line.size)
    if (!told || told.available >= line.count) return line
    return { ...line, available: told.available, problem: told.available > 0 ? 'short' : 'gone' }
  })
}

function shortLines({ details }: ShopError): ShortLine[] {
  return Array.isArray(details.lines) ? details.lines.filter(isShortLine) : []
}

function isShortLine(line: Partial<ShortLine> | null): line is ShortLine {
  return typeof line?.article === 'string' && typeof line.size === 'string' && typeof line.available === 'number'
}
