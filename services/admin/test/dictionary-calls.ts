import {
  archiveCategoryEndpoint,
  changeCategoryEndpoint,
  type KeptCategory,
  newCategoryEndpoint,
  orderCategoriesEndpoint,
  restoreCategoryEndpoint,
  staffCategoriesEndpoint,
} from '@shop/contracts/staff/storefront/staff-categories'
import {
  changeHeightsEndpoint,
  changeShortSizesEndpoint,
  type DictionaryKind,
  type DictionaryRow,
  dictionaryCalls,
} from '@shop/contracts/staff/storefront/staff-dictionaries'
import {
  newRedirectEndpoint,
  redirectsEndpoint,
  removeRedirectEndpoint,
} from '@shop/contracts/staff/storefront/staff-redirects'
import {
  changeShopDetailsEndpoint,
  staffShopDetailsEndpoint,
} from '@shop/contracts/staff/storefront/staff-shop-details'
import { changeShopsEndpoint, staffShopsEndpoint } from '@shop/contracts/staff/storefront/staff-shops'
import {
  changeTextEndpoint,
  restoreTextEndpoint,
  staffTextEndpoint,
  staffTextsEndpoint,
  textVersionEndpoint,
  type WholePage,
} from '@shop/contracts/staff/storefront/staff-texts'
import { demonstrationDetails } from '@shop/contracts/texts/shop-details'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { type Change, staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'

const both = { uk: 'Сукні', en: 'Dresses' }
const unchanged = { revision: 0, changed: null }
const category: KeptCategory = {
  name: 'dresses',
  title: both,
  parent_category: null,
  special: null,
  is_archived: false,
  shown: 2,
  hidden: 1,
  ...unchanged,
}
const { name: _, is_archived: __, shown: ___, hidden: ____, revision: _____, changed: ______, ...form } = category

const page = { title: 'Про нас', metaTitle: 'Про нас', description: 'Про нас', lead: '', sections: [] }
export const aPageText = { uk: page, en: page }
const whole: WholePage = {
  page: 'about-us',
  title: both,
  is_edited: false,
  ...unchanged,
  text: aPageText,
  built_in: aPageText,
  versions: [],
}
const redirect = { from: '/product/old', to: '/store', by: 'olha', at: '2026-11-21T10:00:00.000Z' }

const size = { short_name: 'S', body: { chest: 88, waist: 68, hips: 94 } }

/** What the catalogue answers of its dictionaries, shops, texts and redirects. */
export function dictionaryCallsOfTest(calls: InternalCalls, asked: unknown[]): void {
  const changing =
    <Answer>(answer: Answer, change: Change) =>
    async ({ params, body }: { params: unknown; body: unknown }) => {
      asked.push({ ...(params as object), ...(body as object) })
      return { answer, change }
    }
  const dresses = { subject: category.name }
  const moved = { move_to: 'skirts', moved: { articles: 3, categories: 0 } }
  const names = ['dresses']
  staffRead(calls, staffCategoriesEndpoint, () => ({ categories: [category] }))
  staffWrite(
    calls,
    newCategoryEndpoint,
    changing({ category }, { action: 'category_add', subject: 'maxi', after: form }),
  )
  staffWrite(
    calls,
    changeCategoryEndpoint,
    changing({ category }, { action: 'category_change', ...dresses, before: form, after: form }),
  )
  staffWrite(
    calls,
    archiveCategoryEndpoint,
    changing({ category }, { action: 'category_archive', ...dresses, asked: moved }),
  )
  staffWrite(calls, restoreCategoryEndpoint, changing({ category }, { action: 'category_restore', ...dresses }))
  staffWrite(
    calls,
    orderCategoriesEndpoint,
    changing({ categories: [category] }, { action: 'category_order', subject: 'all', before: names, after: names }),
  )

  answerFor('collection', [rowOf('spring', { title: both, is_current: true })])
  answerFor('color', [rowOf('black', { title: both, hex: '#000000' })])
  answerFor('size', [rowOf('36 (S)', size), rowOf('38 (M)', { ...size, short_name: 'M' })])
  answerFor('height', [rowOf('160-167', { title: both }), rowOf('170-177', { title: both })])
  const short_sizes = { '36 (S)': 'Es' }
  const shortSizes = { subject: 'short-sizes', before: { '36 (S)': 'S' }, after: short_sizes }
  staffWrite(calls, changeShortSizesEndpoint, changing({ short_sizes }, { action: 'size_change', ...shortSizes }))
  const heights = [{ name: '170-177', title: both }]
  const titles = { subject: 'heights', before: heights, after: heights }
  staffWrite(calls, changeHeightsEndpoint, changing({ heights }, { action: 'height_change', ...titles }))

  staffRead(calls, staffShopsEndpoint, () => ({ shops: [] }))
  const phones = { before: { phone: '+380440000101' }, after: { phone: '+380440000102' } }
  staffWrite(calls, changeShopsEndpoint, changing({ shops: [] }, { action: 'shop_save', subject: 'kyiv', ...phones }))
  const details = { entered: null, shown: demonstrationDetails, revision: 0, changed: null }
  staffRead(calls, staffShopDetailsEndpoint, () => ({ details }))
  staffWrite(
    calls,
    changeShopDetailsEndpoint,
    changing({ details }, { action: 'settings_details', subject: 'shop', ...phones }),
  )
  staffRead(calls, staffTextsEndpoint, () => ({ pages: [whole] }))
  staffRead(calls, staffTextEndpoint, () => ({ page: whole }))
  staffRead(calls, textVersionEndpoint, () => ({ text: aPageText }))
  const ofPage = { subject: 'about-us', before: aPageText, after: aPageText }
  staffWrite(calls, changeTextEndpoint, changing({ page: whole }, { action: 'text_change', ...ofPage }))
  staffWrite(calls, restoreTextEndpoint, changing({ page: whole }, { action: 'text_restore', ...ofPage }))
  staffRead(calls, redirectsEndpoint, () => ({ redirects: [redirect] }))
  staffWrite(
    calls,
    newRedirectEndpoint,
    changing({ redirect }, { action: 'redirect_add', subject: redirect.from, after: redirect.to }),
  )
  staffWrite(
    calls,
    removeRedirectEndpoint,
    changing({}, { action: 'redirect_remove', subject: redirect.from, before: redirect.to }),
  )

  function answerFor<Kind extends DictionaryKind>(kind: Kind, rows: DictionaryRow<Kind>[]): void {
    const of = dictionaryCalls[kind]
    const [row] = rows
    if (!row) return
    const thing = { subject: row.name, before: row.fields, after: row.fields }
    const names = rows.map(({ name }) => name)
    staffRead(calls, of.list, () => ({ rows }))
    staffWrite(calls, of.add, changing({ row }, { action: `${kind}_add`, ...thing }))
    staffWrite(calls, of.change, changing({ row }, { action: `${kind}_change`, ...thing }))
    staffWrite(calls, of.remove, changing({}, { action: `${kind}_remove`, ...thing }))
    const order = { action: `${kind}_order`, subject: 'all', before: names, after: names }
    staffWrite(calls, of.order, changing({ rows }, order))
  }
}

function rowOf<Fields>(name: string, fields: Fields) {
  return { name, fields, articles: 2, ...unchanged }
}
