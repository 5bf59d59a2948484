import { ShopError } from '@shop/contracts/errors'
import { type GoodsBatch, type GoodsOutcome, takeGoodsEndpoint } from '@shop/contracts/staff/exchange/goods-exchange'
import {
  changeGoodsMappingEndpoint,
  type GoodsExchange,
  type GoodsMapping,
  goodsExchangeEndpoint,
} from '@shop/contracts/staff/exchange/staff-goods-exchange'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import { revisionOf } from '@shop/service-kit/storage/change-at-revision'
import { importNamesOf, type NamedThingsDeps, readNamedThings } from '../import/draft/import-names.ts'
import { type KnownNames, takesProducts } from '../staff-products/product-rules.ts'
import { type ExchangeDeps, takeDescriptions } from './take-descriptions.ts'
import { takeOffers } from './take-offers.ts'

type GoodsDeps = ExchangeDeps & NamedThingsDeps

/** Goods of 1C: its files as the checkout's door passes them on, and what staff say that its names mean. */
export function addGoodsExchangeCalls(internal: InternalCalls, deps: GoodsDeps): void {
  const { goodsExchange, knownNames, clock } = deps

  handleInternal(internal, takeGoodsEndpoint, batch => takeGoods(deps, batch))

  async function view(): Promise<GoodsExchange> {
    const [stored, seen] = await Promise.all([goodsExchange.mapping(), goodsExchange.seen()])
    const { revision: _, changed: __, ...mapping } = stored
    return { mapping, seen, ...revisionOf(stored) }
  }

  staffRead(internal, goodsExchangeEndpoint, async () => ({ exchange: await view() }))

  staffWrite(internal, changeGoodsMappingEndpoint, async ({ body: { revision, ...mapping }, who }) => {
    const { mapping: before } = await view()
    const fields = wrongIn(mapping, await knownNames.read())
    if (Object.keys(fields).length > 0) throw new ShopError('validation', { fields })
    await goodsExchange.saveMapping(mapping, revision, { who, at: clock.now() })
    return {
      answer: { exchange: await view() },
      change: { action: 'import_mapping', subject: '1c', before, after: mapping },
    }
  })
}

/**
 * Applies goods and offers of 1C (docs/rules.md, "1C"): new articles come hidden, of known ones only prices and stock change.
 * The same once more changes nothing. Each offer is applied as a whole, or refused with the reason.
 */
async function takeGoods(deps: GoodsDeps, batch: GoodsBatch): Promise<GoodsOutcome> {
  await deps.goodsExchange.saw(batch)
  const rules = { mapping: await deps.goodsExchange.mapping(), names: importNamesOf(await readNamedThings(deps)) }
  const outcome: GoodsOutcome = { created: 0, changed: 0, unchanged: 0, refused: [], warned: [] }
  await takeDescriptions(deps, batch.goods, rules, outcome)
  await takeOffers(deps, batch, rules, outcome)
  return outcome
}

/** What the mapping names must be there, and nothing may be said twice. */
function wrongIn(mapping: GoodsMapping, known: KnownNames): Record<string, string> {
  const wrong: Record<string, string> = {}
  const { default_color: color, default_collection: collection, price_types, groups } = mapping
  if (color !== null && !known.colors.has(color)) wrong.default_color = 'unknown'
  if (collection !== null && !known.collections.has(collection)) wrong.default_collection = 'unknown'
  for (const [index, { id, use }] of price_types.entries()) {
    const isTwice = price_types.findIndex(one => one.id === id || (use !== 'none' && one.use === use)) < index
    if (isTwice) wrong[`price_types.${index}.use`] = 'twice'
  }
  for (const [index, { category }] of groups.entries())
    if (!takesProducts(category, known)) wrong[`groups.${index}.category`] = 'unknown'
  const said = [mapping.size, mapping.color, mapping.height].map(name => name.toLowerCase())
  for (const [index, field] of (['size', 'color', 'height'] as const).entries())
    if (said[index] !== '' && said.indexOf(said[index] ?? '') < index) wrong[field] = 'twice'
  return wrong
}
