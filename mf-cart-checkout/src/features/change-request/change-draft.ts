import type { BodyOf, ResultOf } from '@shop/contracts/endpoint'
import type { orderLinesEndpoint } from '@shop/contracts/orders/order-lines'
import type { requestChangeEndpoint } from '@shop/contracts/staff/orders/customer-order-actions'
import type { Text } from '@shop/contracts/texts/text'

type Known = NonNullable<ResultOf<typeof orderLinesEndpoint>['changeable']>
export type ChangeableLine = Known['lines'][number] & { title: Text }
/** What may be changed of the order, as it is now. */
export type Changeable = Omit<Known, 'lines'> & { lines: ChangeableLine[] }
export type Wish = Omit<BodyOf<typeof requestChangeEndpoint>, 'order' | 'code'>

/** The new sizes, and of how many items, by the key of their line; an empty size or place stays as it is, no count means all of them. */
export type ChangeDraft = {
  phone: string
  area: string
  city: string
  branch: string
  sizes: Readonly<Record<string, string>>
  counts: Readonly<Record<string, string>>
}

export function keyOf({ article, size, bundle }: ChangeableLine): string {
  return `${article} ${size} ${bundle ?? ''}`
}

export function emptyDraft({ phone }: Changeable): ChangeDraft {
  return { phone, area: '', city: '', branch: '', sizes: {}, counts: {} }
}

/** Only what the customer has changed. */
export function wishOf({ phone, delivery, lines }: Changeable, draft: ChangeDraft): Wish {
  const typed = internationalPhone(draft.phone)
  const swaps = lines.flatMap(line => {
    const size = draft.sizes[keyOf(line)]
    const { title: _, ...named } = line
    const count = Number(draft.counts[keyOf(line)] ?? line.count)
    return size ? [{ ...named, count, to: { article: line.article, size } }] : []
  })
  const { area, city, branch } = draft
  const isMoved = branch !== '' && 'post_office' in delivery && !delivery.typed
  const place = { ...(area && { area }), ...(city && { city }), post_office: branch }
  return {
    ...(typed !== phone && { phone: typed }),
    ...(isMoved && { delivery: { ...delivery, ...place } }),
    ...(swaps.length > 0 && { swaps }),
  }
}

/** Was another region or city chosen, and no branch there yet? */
export function isBranchMissing({ area, city, branch }: ChangeDraft): boolean {
  return (area !== '' || city !== '') && branch === ''
}

/** `067 111 22 33` as `+380671112233`; what is no phone stays what it is, and is refused. */
function internationalPhone(typed: string): string {
  const digits = typed.replaceAll(/[\s()-]/g, '')
  return digits.startsWith('0') ? `+38${digits}` : digits
}
