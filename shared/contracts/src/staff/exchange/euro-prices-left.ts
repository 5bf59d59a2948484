import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'

/** So many of an article are answered, the newest first. */
export const MOST_LEFT = 50

/** Asked by the history of an article; the service of orders has the log of exchanges. */
export const internalEuroPricesLeftEndpoint = defineEndpoint({
  method: 'POST',
  access: 'internal',
  path: '/internal/exchanges/euro-prices-left',
  onlyReads: true,
  summary: 'When 1C changed a hryvnia price of the article and left its own euro price as it was, newest first',
  body: z.object({ article: z.string() }),
  result: z.object({
    left: z.array(
      z.object({
        at: z.string(),
        /** `38 (M): 99.5 €`. */
        prices: z.array(z.string()),
      }),
    ),
  }),
})
