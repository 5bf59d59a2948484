import {
  exchangeUndosEndpoint,
  type GoodsBatch,
  type GoodsOutcome,
  readyGoodsEndpoint,
  retryGoodsEndpoint,
  takeGoodsEndpoint,
} from '@shop/contracts/staff/exchange/goods-exchange'
import { pictureUseEndpoint, takePictureEndpoint } from '@shop/contracts/staff/exchange/goods-pictures'
import {
  changeGoodsMappingEndpoint,
  type GoodsExchange,
  type GoodsMapping,
  goodsExchangeEndpoint,
} from '@shop/contracts/staff/exchange/staff-goods-exchange'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import { refuseFields } from '@shop/service-kit/calls/fields'
import { revisionOf } from '@shop/service-kit/storage/change-at-revision'
import { type NamedThingsDeps, readNamedThings } from '../import/draft/import-names.ts'
import { findExchangeUndos } from './exchange-undo.ts'
import { markReady, namesOf, unsaidValues, wrongIn } from './goods-mapping.ts'
import { type GoodsPicturesDeps, takePicture, useOfPicture } from './goods-pictures.ts'
import { retryOffers } from './retry-offers.ts'
import { type ExchangeDeps, type ExchangeRules, takeDescriptions } from './take-descriptions.ts'
import { takeOffers } from './take-offers.ts'
import { waitForMapping } from './wait-for-mapping.ts'
import type { WaitingOffers } from './waiting-offers.repository.ts'

export type GoodsDeps = ExchangeDeps & NamedThingsDeps & GoodsPicturesDeps & { waitingOffers: WaitingOffers }

/** Goods of 1C: its files as the checkout's door passes them on, and what staff say that its names mean. */
export function addGoodsExchangeCalls(internal: InternalCalls, deps: GoodsDeps): void {
  const { goodsExchange, waitingOffers, knownNames, clock } = deps

  handleInternal(internal, takeGoodsEndpoint, batch => takeGoods(deps, batch))
  handleInternal(internal, readyGoodsEndpoint, async () => ({ ready: await waitingOffers.ready() }))
  handleInternal(internal, retryGoodsEndpoint, async batch => retryOffers(deps, batch, await rulesOf(deps)))

  handleInternal(internal, pictureUseEndpoint, async ({ name }) => ({ use: await useOfPicture(deps, name) }))
  handleInternal(internal, takePictureEndpoint, async (picture, file) => ({
    is_added: await takePicture(deps, picture, file),
  }))

  handleInternal(internal, exchangeUndosEndpoint, async ({ exchanges }) => ({
    undos: await findExchangeUndos(deps, exchanges),
  }))

  async function view(): Promise<GoodsExchange & { mapping: Required<GoodsMapping> }> {
    const [stored, seen, waiting] = await Promise.all([
      goodsExchange.mapping(),
      goodsExchange.seen(),
      waitingOffers.values(),
    ])
    const { revision: _, changed: __, ...mapping } = stored
    const values = waiting.length === 0 ? [] : unsaidValues(waiting, await readNamedThings(deps), mapping)
    return { mapping, seen: { ...seen, values }, ...revisionOf(stored) }
  }

  staffRead(internal, goodsExchangeEndpoint, async () => ({ exchange: await view() }))

  staffWrite(internal, changeGoodsMappingEndpoint, async ({ body: { revision, ...mapping }, who }) => {
    const { mapping: before } = await view()
    const after = { ...mapping, values: mapping.values ?? before.values }
    const fields = wrongIn(after, await knownNames.read())
    refuseFields(fields)
    await goodsExchange.saveMapping(after, revision, { who, at: clock.now() })
    await markReady(waitingOffers, before, after)
    return {
      answer: { exchange: await view() },
      change: { action: 'import_mapping', subject: '1c', before, after },
    }
  })
}

async function rulesOf(deps: GoodsDeps): Promise<ExchangeRules> {
  const mapping = await deps.goodsExchange.mapping()
  return { mapping, names: namesOf(await readNamedThings(deps), mapping) }
}

/**
 * Applies goods and offers of 1C (docs/rules.md, "1C"): new articles come hidden, of known ones only prices and stock change.
 * A repeat changes nothing. Each offer is applied as a whole, or refused with the reason.
 */
async function takeGoods(deps: GoodsDeps, batch: GoodsBatch): Promise<GoodsOutcome> {
  await deps.goodsExchange.recordSeen(batch)
  const rules = await rulesOf(deps)
  const outcome: GoodsOutcome = { created: 0, changed: 0, unchanged: 0, refused: [], warned: [] }
  await takeDescriptions(deps, batch, rules, outcome)
  const refused = await takeOffers(deps, batch, rules, outcome)
  await waitForMapping(deps.waitingOffers, batch, refused, rules)
  return outcome
}
