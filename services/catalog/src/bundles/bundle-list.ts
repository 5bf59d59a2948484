import type { BundleFilter, BundleSort, StaffBundleRow } from '@shop/contracts/staff/goods/staff-bundle-fields'
import { changedColumns, yesOrNo } from '@shop/service-kit/list-files/changed-columns'
import type { FiledList } from '@shop/service-kit/list-files/list-file'
import { inBatches } from '@shop/service-kit/list-files/newest-first'
import type { BundleDeps } from './read-bundles.ts'
import { findStaffBundles, toRows } from './staff-bundles.ts'

type Asked = {
  search?: string | undefined
  filter?: BundleFilter | undefined
  sort?: BundleSort | undefined
  dir?: 'asc' | 'desc' | undefined
}

const stateTexts = {
  uk: { archived: 'В архіві', shown: 'Показано', hidden: 'Приховано' },
  en: { archived: 'Archived', shown: 'Shown', hidden: 'Hidden' },
} as const

/** The list of bundles as a file, in the order of the list. */
export function bundleList(deps: BundleDeps): FiledList<Asked, StaffBundleRow> {
  const find = ({ search = '', filter = 'all', sort = 'new', dir = 'asc' }: Asked) =>
    findStaffBundles(deps, { search, filter, sort, dir })
  return {
    name: 'looks',
    count: async asked => ({ count: (await find(asked)).length }),
    async *batches(asked) {
      for await (const bundles of inBatches(await find(asked))) yield toRows(deps, bundles)
    },
    columns: [
      { head: { uk: 'Артикул', en: 'Article' }, kind: 'text', of: ({ article }) => article },
      { head: { uk: 'Модель', en: 'Model' }, kind: 'text', of: ({ model }) => model },
      { head: { uk: 'Назва українською', en: 'Title in Ukrainian' }, kind: 'text', of: ({ title }) => title.uk },
      { head: { uk: 'Назва англійською', en: 'Title in English' }, kind: 'text', of: ({ title }) => title.en },
      { head: { uk: 'Стан', en: 'State' }, kind: 'text', of: (row, language) => stateTexts[language][stateOf(row)] },
      {
        head: { uk: 'Новинка', en: 'New' },
        kind: 'text',
        of: ({ is_new }, language) => yesOrNo(is_new, language),
      },
      {
        head: { uk: 'Речі', en: 'Products' },
        kind: 'text',
        of: ({ products }) => products.map(({ article }) => article).join(', '),
      },
      { head: { uk: 'Знижка, %', en: 'Discount, %' }, kind: 'count', of: row => row.bundle_discount_percent },
      { head: { uk: 'Ціна від, ₴', en: 'Price from, UAH' }, kind: 'sum', of: ({ price }) => minor(price?.uah) },
      { head: { uk: 'Ціна від, €', en: 'Price from, EUR' }, kind: 'sum', of: ({ price }) => minor(price?.eur) },
      { head: { uk: 'Окремо, ₴', en: 'Apart, UAH' }, kind: 'sum', of: row => minor(row.price_without_discount?.uah) },
      { head: { uk: 'Окремо, €', en: 'Apart, EUR' }, kind: 'sum', of: row => minor(row.price_without_discount?.eur) },
      ...changedColumns<StaffBundleRow>(),
    ],
  }
}

function stateOf({ is_deleted, is_shown }: StaffBundleRow): keyof (typeof stateTexts)['uk'] {
  if (is_deleted) return 'archived'
  return is_shown ? 'shown' : 'hidden'
}

function minor(decimal: number | undefined): number | null {
  return decimal === undefined ? null : Math.round(decimal * 100)
}
