import type { ImportSummary } from '@shop/contracts/staff/goods/staff-import'
import { OWN_COLUMNS } from '../admin/import-file.ts'

/** A file for the import, and how it has to end: read or refused, with these counts or this code. */
export type HostileFile = { what: string; query: string; text: string; end: (read: ImportSummary) => boolean }

const HTML_CHARACTERS = 300_000
const COMMAS = 10 * 1024 * 1024
const ROWS_OF_ONE = 40_000
const ARTICLES_OF_MANY = 20
/** As many as one product may have before its rows are left unread. */
const ROWS_OF_MANY = 2500
const SHOPIFY = 'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Price\n'

/** Files that used to stop the catalogue, and the largest that is taken; `rows` are as many as that one has. */
export function hostileFiles(collection: string, rows: number): HostileFile[] {
  const row = (article: string, size: string) =>
    `${article},${article},Сукня,Dress,Довга лляна сукня із запахом і поясом,dresses,${collection},black,${size},1000,0.4,1\n`
  const inEnglish = 'currency=UAH&language=en'
  return [
    {
      what: `${HTML_CHARACTERS / 1000} kB of unclosed tags in one cell`,
      query: inEnglish,
      text: SHOPIFY + shopifyRow('linen-dress', '<a href="<b><div '.repeat(HTML_CHARACTERS / 17)),
      end: ({ state, counts }) => state === 'planned' && counts.refused === 1 && counts.created === 0,
    },
    {
      what: '10 MB of nested tags, each cell as long as may be read',
      query: inEnglish,
      text: SHOPIFY + lines(1000, index => shopifyRow(`dress-${index}`, '<div><b>'.repeat(1249))),
      end: ({ state }) => state === 'planned',
    },
    {
      what: '10 MB of commas',
      query: '',
      text: `article,title_uk\n${','.repeat(COMMAS)}`,
      end: ({ state, problem }) => state === 'unreadable' && problem?.code === 'too_many_columns',
    },
    {
      what: `one article with ${ROWS_OF_ONE} rows`,
      query: '',
      text: OWN_COLUMNS + lines(ROWS_OF_ONE, index => row('HOSTILE-ROWS', `S${index}`)),
      end: ({ state, counts }) => state === 'planned' && counts.refused === 1 && counts.created === 0,
    },
    {
      what: `${ARTICLES_OF_MANY} articles with ${ROWS_OF_MANY} rows each`,
      query: '',
      text:
        OWN_COLUMNS +
        lines(ARTICLES_OF_MANY * ROWS_OF_MANY, index => row(`HOSTILE-MANY-${index % ARTICLES_OF_MANY}`, `S${index}`)),
      end: ({ state, counts }) => state === 'planned' && counts.refused === ARTICLES_OF_MANY,
    },
    {
      what: `${rows} articles as they should be`,
      query: '',
      text: OWN_COLUMNS + lines(rows, index => row(`HOSTILE-${index}`, '36 (S)')),
      end: ({ state, counts }) => state === 'planned' && counts.created === rows,
    },
  ]
}

function lines(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => line(index)).join('')
}

function shopifyRow(handle: string, html: string): string {
  return `${handle},Linen dress,"${html.replaceAll('"', '""')}",Size,S,,1000\n`
}
