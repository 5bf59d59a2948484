import { ShopError } from '@shop/contracts/errors'
import type { Use } from '@shop/contracts/staff/removing/removing'
import type { Removal } from '@shop/service-kit/removing/removal'
import { countUses } from '@shop/service-kit/storage/count-uses'
import type { Db } from 'mongodb'
import type { PromoCodesRepository } from './promo-codes.repository.ts'

type Deps = { db: Db; promoCodes: PromoCodesRepository }

/** Promo codes: nothing keeps one from being archived, and whatever was ordered with one keeps it from being deleted. */
export function createPromoRemoval({ db, promoCodes }: Deps): Removal {
  async function read(names: readonly string[]) {
    const found = new Map((await promoCodes.findAmong(names)).map(code => [code.code, code]))
    return names.map(name => {
      const code = found.get(name)
      if (!code) throw new ShopError('not_found')
      return code
    })
  }
  async function ordersWith(names: readonly string[]): Promise<Use[]> {
    const inOrders = { kind: 'order', collection: 'orders', field: 'promo.code', name: 'number' } as const
    const [ordered, used, codes] = await Promise.all([
      countUses(db, inOrders, names),
      promoCodes.countUsesOf(names),
      promoCodes.findAmong(names),
    ])
    const named = new Set(ordered.map(({ of }) => of))
    // A reservation is there before its order, and a use counts whatever became of it.
    const unordered = codes
      .map(({ code, holds }) => ({ of: code, count: holds.length + (used.get(code) ?? 0) }))
      .filter(({ of, count }) => count > 0 && !named.has(of))
    return [...ordered, ...unordered.map(use => ({ ...use, kind: 'order' as const, places: [] }))]
  }
  return {
    async find(names) {
      return (await read(names)).map(({ code, archived }) => {
        return { name: code, title: null, is_archived: Boolean(archived), addresses: [], covers: [code] }
      })
    },
    stops: async names => ({ archive: [], delete: await ordersWith(names) }),
    async archive(names, { who: by, at }) {
      const present = (await read(names)).filter(({ archived }) => !archived)
      for (const { code } of present) await promoCodes.archive(code, { by, at })
      return present.map(({ code }) => code)
    },
    async restore(names) {
      const archived = (await read(names)).filter(code => code.archived)
      for (const { code } of archived) await promoCodes.restore(code)
      const restored = archived.map(({ code }) => code)
      const shown = (await read(restored)).filter(({ active }) => active).map(({ code }) => code)
      return { restored, shown }
    },
    async remove(names) {
      await promoCodes.removeUnused(names)
      // One that an order has reserved meanwhile is there still.
      return ordersWith((await promoCodes.findAmong(names)).map(({ code }) => code))
    },
  }
}
