import { setTimeout as pause } from 'node:timers/promises'
import type { ImportSummary } from '@shop/contracts/staff/goods/staff-import'
import { OWN_COLUMNS, openImports } from '../admin/import-file.ts'
import type { Attack } from './attack.ts'

/** A file, and how it has to end: refused with a code, or read with so many articles to be created and refused. */
type HostileFile = { what: string; text: string; query?: string; end: string }

/** As many rows as a file may have; fewer by a second word: `-- import 5000`. */
const ROWS = Number(process.argv[3] ?? 50_000)
/** Reads one file, with its own limit, and ends. */
const READER = 'read-orders'
/** The embedded database keeps everything in memory: what it grows by are the articles that were read. */
const STORE = 'embedded-store'
const HTML_CHARACTERS = 300_000
const COMMAS = 10 * 1024 * 1024
const ROWS_OF_ONE = 40_000
const ARTICLES_OF_MANY = 20
/** As many as one product may have before its rows are left unread. */
const ROWS_OF_MANY = 2500
const SHOPIFY = 'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Price\n'

/** Staff, or an attacker with their password, import files that used to stop the catalogue, one after the other. */
export const imports: Attack = {
  env: { LIMITS_FACTOR: '1000' },
  shoppers: ['list'],
  waits: { list: { p99: 300, longest: 1000 } },
  growth: { most: 150, without: [READER, STORE] },

  async prepare(shop) {
    const { upload, collection } = await openImports(shop)
    await upload(fileOf(10, collection))
    // What a start draws for its first visitors is drawn, and what drew it has ended.
    await pause(30_000)
  },

  async run(shop, report) {
    const { upload, collection } = await openImports(shop)
    for (const { what, query, text, end } of hostileFiles(collection)) {
      const { summary, seconds } = await upload(text, query)
      const note = describeEnd(summary)
      report.answer(what, { unit: 's', result: seconds, note })
      if (note !== end) report.problems([`${what}: ${note} instead of ${end}`])
    }
  },
}

/** Files that used to stop the catalogue, and the largest that is taken. */
function hostileFiles(collection: string): HostileFile[] {
  const query = 'currency=UAH&language=en'
  const tags = '<a href="<b><div '.repeat(HTML_CHARACTERS / 17)
  return [
    {
      what: `${HTML_CHARACTERS / 1000} kB of unclosed tags in one cell`,
      query,
      text: SHOPIFY + shopifyRow('linen-dress', tags),
      end: 'planned, 0 created, 1 refused',
    },
    {
      what: '10 MB of nested tags, each cell as long as may be read',
      query,
      text: SHOPIFY + repeatRow(1000, index => shopifyRow(`dress-${index}`, '<div><b>'.repeat(1249))),
      end: 'planned, 0 created, 1000 refused',
    },
    { what: '10 MB of commas', text: `article,title_uk\n${','.repeat(COMMAS)}`, end: 'too_many_columns' },
    {
      what: `one article with ${ROWS_OF_ONE} rows`,
      text: fileOf(ROWS_OF_ONE, collection, index => ['HOSTILE-ROWS', `S${index}`]),
      end: 'planned, 0 created, 1 refused',
    },
    {
      what: `${ARTICLES_OF_MANY} articles with ${ROWS_OF_MANY} rows each`,
      text: fileOf(ARTICLES_OF_MANY * ROWS_OF_MANY, collection, index => [
        `HOSTILE-MANY-${index % ARTICLES_OF_MANY}`,
        `S${index}`,
      ]),
      end: `planned, 0 created, ${ARTICLES_OF_MANY} refused`,
    },
    {
      what: `${ROWS} articles as they should be`,
      text: fileOf(ROWS, collection),
      end: `planned, ${ROWS} created, 0 refused`,
    },
  ]
}

/** Rows of our own form, each of another article unless `sizeOf` gives articles and sizes. */
function fileOf(rows: number, collection: string, sizeOf = (index: number) => [`HOSTILE-${index}`, '36 (S)']): string {
  const texts = `Сукня,Dress,Довга лляна сукня із запахом і поясом,dresses,${collection},black`
  const row = (index: number) => {
    const [article, size] = sizeOf(index)
    return `${article},${article},${texts},${size},1000,0.4,1\n`
  }
  return OWN_COLUMNS + repeatRow(rows, row)
}

function repeatRow(count: number, row: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => row(index)).join('')
}

function shopifyRow(handle: string, html: string): string {
  return `${handle},Linen dress,"${html.replaceAll('"', '""')}",Size,S,,1000\n`
}

function describeEnd({ state, problem, counts }: ImportSummary): string {
  return problem?.code ?? `${state}, ${counts.created} created, ${counts.refused} refused`
}
