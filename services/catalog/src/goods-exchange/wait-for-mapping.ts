import { DAY_MS } from '@shop/calendar/durations'
import type { GoodsBatch, RefusedGoods } from '@shop/contracts/staff/exchange/goods-exchange'
import { valueKinds } from '@shop/contracts/staff/exchange/staff-goods-exchange'
import { normalizedText } from '../import/draft/import-names.ts'
import { characteristicValues } from './resolve-offer.ts'
import type { ExchangeRules } from './take-descriptions.ts'
import type { RefusedOffers } from './take-offers.ts'
import type { UnknownValue, WaitingOffer, WaitingOffers } from './waiting-offers.repository.ts'

type Told = Pick<GoodsBatch, 'key' | 'offers' | 'source'>

/** What 1C said longer ago tells nothing of a shelf any more. */
const KEPT_DAYS = 30

/** What ends when staff say what a name of 1C means. */
const endsByMapping: ReadonlySet<RefusedGoods['reason']> = new Set([
  'size_unknown',
  'color_unknown',
  'height_unknown',
  'size_missing',
  'price_unmapped',
  'defaults_missing',
])

/**
 * Of these offers, keeps those that were refused for what staff may still say; the others wait no longer, and neither does what
 * they said before. `tried`: they waited already, and only these are closed. Without a source nothing waits: nobody could tell which sales they do not know of.
 */
export async function waitForMapping(
  waitingOffers: WaitingOffers,
  { key, offers, source }: Told,
  refused: RefusedOffers,
  rules: ExchangeRules,
  tried?: readonly WaitingOffer[],
): Promise<void> {
  const rows = new Map<string, WaitingOffer>()
  for (const [line, offer] of offers.entries()) {
    const refusal = refused.get(line)
    if (!source || !refusal || !endsByMapping.has(refusal.reason)) continue
    const at = new Date(source.at)
    rows.set(offer.id, {
      _id: offer.id,
      offer,
      key,
      exchange: source.exchange,
      at,
      refusal,
      unknown: unknownIn(offer, rules),
      is_ready: false,
      kept_until: new Date(at.getTime() + KEPT_DAYS * DAY_MS),
    })
  }
  if (tried) return waitingOffers.settle(tried, rows)
  await waitingOffers.remove(offers.map(({ id }) => id).filter(id => !rows.has(id)))
  await waitingOffers.put([...rows.values()])
}

/** All values that the shop has nothing for, not only the one that it was refused for. */
function unknownIn(offer: WaitingOffer['offer'], { mapping, names }: ExchangeRules): UnknownValue[] {
  const said = characteristicValues(offer, mapping)
  return valueKinds.flatMap(kind => {
    const value = said[kind]
    if (value === null || names.nameOf(kind, value) !== undefined) return []
    return [{ kind, value, word: normalizedText(value) }]
  })
}
