import { setTimeout as pause } from 'node:timers/promises'
import { type ImportSummary, importProductsEndpoint } from '@shop/contracts/staff/goods/staff-import'
import { timeOf } from '../harness/load.ts'
import { askStaff } from './ask-staff.ts'

const UNFINISHED: readonly ImportSummary['state'][] = ['reading', 'applying', 'pictures']
export const OWN_COLUMNS =
  'article,model,title_uk,title_en,description_uk,category,collection,color,size,price_uah,weight_kg,stock\n'

type Uploaded = { summary: ImportSummary; seconds: number }
type Staff = { url: string; cookie: string }

/** Uploads a file as the back office does and waits until it is read or refused. */
export async function uploadImport({ url, cookie }: Staff, text: string, query = ''): Promise<Uploaded> {
  return waitForImport({ url, cookie }, async () => {
    const address = `${url}${importProductsEndpoint.path}?file_name=bench.csv&${query}`
    const headers = { cookie, origin: url, 'content-type': 'text/csv' }
    const answer = await fetch(address, { method: 'POST', headers, body: text })
    const body = await answer.text()
    if (!answer.ok) throw new Error(`${answer.status} ${body.slice(0, 200)}`)
    return (JSON.parse(body) as { import: ImportSummary }).import.id
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
