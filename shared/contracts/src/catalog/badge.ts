import * as z from 'zod/mini'

/** What a card shows of its article at a glance. */
export const badgeSchema = z.enum(['sale', 'new', 'sale_soon', 'preorder', 'sold_out'])
