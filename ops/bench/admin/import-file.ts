import { setTimeout as pause } from 'node:timers/promises'
import { type ImportSummary, importProductsEndpoint } from '@shop/contracts/staff/goods/staff-import'
import { askFor, type BenchShop } from '../harness/shop.ts'

const { path } = importProductsEndpoint
const UNFINISHED: readonly ImportSummary['state'][] = ['reading', 'applying', 'pictures']
export const OWN_COLUMNS =
  'article,model,title_uk,title_en,description_uk,category,collection,color,size,price_uah,weight_kg,stock\n'

/** Imports of a member of staff, and a collection that rows may name. */
export async function openImports(shop: BenchShop) {
  const staff = await shop.signIn()
  const found = await (await shop.database('catalog')).collection('collections').findOne({})

  /** The import that a call is about, as it is now. */
  async function ask(method: string, address: string, request?: object): Promise<ImportSummary> {
    const { body } = await askFor(staff, method, path + address, request)
    return body.import as ImportSummary
  }

  async function finish(begin: () => Promise<ImportSummary>): Promise<{ summary: ImportSummary; seconds: number }> {
    const began = performance.now()
    let summary = await begin()
    do {
      await pause(250)
      summary = await ask('GET', `/${summary.id}`)
    } while (UNFINISHED.includes(summary.state))
    return { summary, seconds: (performance.now() - began) / 1000 }
  }

  return {
    collection: String(found?.name),
    /** Sends a file as the back office does and waits until it is read or refused. */
    upload: (text: string, query = '') =>
      finish(() =>
        ask('POST', `?file_name=bench.csv&${query}`, { body: text, headers: { 'content-type': 'text/csv' } }),
      ),
    /** Applies an import that was read, and waits until it is done. */
    apply: (id: string) => finish(() => ask('POST', `/${id}/apply`, { json: {} })),
  }
}
