import { setTimeout as pause } from 'node:timers/promises'
import { type ImportSummary, importProductsEndpoint } from '@shop/contracts/staff/goods/staff-import'
import { timeOf } from '../harness/load.ts'
import type { BenchShop } from '../harness/shop.ts'
import { askStaff } from './ask-staff.ts'

const UNFINISHED: readonly ImportSummary['state'][] = ['reading', 'applying', 'pictures']
export const OWN_COLUMNS =
  'article,model,title_uk,title_en,description_uk,category,collection,color,size,price_uah,weight_kg,stock\n'

type Uploaded = { summary: ImportSummary; seconds: number }
type Staff = { url: string; cookie: string }

/** Who imports, and a collection that the rows may name. */
export async function openImports(shop: BenchShop): Promise<{ staff: Staff; collection: string }> {
  const found = await (await shop.database('catalog')).collection('collections').findOne({})
  return { staff: { url: shop.url, cookie: await shop.signIn() }, collection: String(found?.name) }
}

/** Uploads a file as the back office does and waits until it is read or refused. */
export async function uploadImport({ url, cookie }: Staff, text: string, query = ''): Promise<Uploaded> {
  return waitForImport({ url, cookie }, async () => {
    const address = `${url}${importProductsEndpoint.path}?file_name=bench.csv&${query}`
    const answer = await askStaff('POST', address, cookie, text, { 'content-type': 'text/csv' })
    return (JSON.parse(answer) as { import: ImportSummary }).import.id
  })
}

/** Applies an import that was read, and waits until it is done. */
export async function applyImport(staff: Staff, id: string): Promise<Uploaded> {
  return waitForImport(staff, async () => {
    await askStaff('POST', `${staff.url}${importProductsEndpoint.path}/${id}/apply`, staff.cookie, {})
    return id
  })
}

async function waitForImport({ url, cookie }: Staff, begin: () => Promise<string>): Promise<Uploaded> {
  let summary: ImportSummary | undefined
  const ms = await timeOf(async () => {
    const id = await begin()
    do {
      await pause(250)
      const text = await askStaff('GET', `${url}${importProductsEndpoint.path}/${id}`, cookie)
      summary = (JSON.parse(text) as { import: ImportSummary }).import
    } while (UNFINISHED.includes(summary.state))
  })
  if (!summary) throw new Error('no import')
  return { summary, seconds: ms / 1000 }
}
