import { ShopError } from '@shop/contracts/errors'
import { takeGoodsEndpoint } from '@shop/contracts/staff/exchange/goods-exchange'
import {
  changeGoodsMappingEndpoint,
  type GoodsExchange,
  type GoodsMapping,
  goodsExchangeEndpoint,
} from '@shop/contracts/staff/exchange/staff-goods-exchange'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import { revisionOf } from '@shop/service-kit/storage/change-at-revision'
import { type KnownNames, takesProducts } from '../staff-products/product-rules.ts'
import { type GoodsDeps, takeGoods } from './take-goods.ts'

/** Goods of 1C: its files as the checkout's door passes them on, and what staff say that its names mean. */
export function addGoodsExchangeCalls(internal: InternalCalls, deps: GoodsDeps): void {
  const { goodsExchange, knownNames, clock } = deps

  handleInternal(internal, takeGoodsEndpoint, told => takeGoods(deps, told))

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
