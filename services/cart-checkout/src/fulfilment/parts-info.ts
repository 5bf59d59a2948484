import type { orderPartSchema } from '@shop/contracts/orders'
import type * as z from 'zod/mini'
import type { Order } from '../order/order.ts'
import { piecesIn } from './part.ts'
import { trackingLink } from './tracking-link.ts'

/** What the customer hears of the parcels of an order. */
export function partsInfo({ parts = [] }: Order): z.infer<typeof orderPartSchema>[] {
  return parts.map(({ at, tracking, lines }) => ({
    date: at.toISOString(),
    tracking,
    link: tracking && trackingLink(tracking),
    pieces: piecesIn(lines),
  }))
}
