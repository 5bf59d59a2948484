import { storedNames } from '@shop/contracts/browser-storage'
import { type KeptGoods, readKeptGoods, withGoods } from '@shop/contracts/catalog/kept-goods'
import { queryClient } from '@shop/shell/query'
import { whenIdle } from '../loading/when-idle.ts'
import { goodsIn } from './goods-in.ts'

let found: KeptGoods[] = []

/** Keeps of every article that a page was shown what it is called and looks like, whichever screen asked for it. */
export function keepGoods(): void {
  const cache = queryClient.getQueryCache()
  for (const { queryKey, state } of cache.getAll()) keep(goodsIn(queryKey[0], state.data))
  cache.subscribe(event => {
    if (event.type === 'updated' && event.action.type === 'success')
      keep(goodsIn(event.query.queryKey[0], event.query.state.data))
  })
}

/** What comes in quick succession is written down together, when the browser has nothing else to do. */
function keep(goods: readonly KeptGoods[]): void {
  if (goods.length === 0) return
  if (found.length === 0) void whenIdle().then(write)
  found.push(...goods)
}

function write(): void {
  const goods = found
  found = []
  try {
    const kept = readKeptGoods(() => localStorage.getItem(storedNames.savedGoods))
    localStorage.setItem(storedNames.savedGoods, JSON.stringify(withGoods(kept, goods)))
  } catch {
    // A browser that keeps nothing, or is full: without a network the shop says less.
  }
}
