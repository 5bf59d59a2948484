import type { KeptCategory } from '@shop/contracts/staff/storefront/staff-categories'
import { changedColumns } from '@shop/service-kit/list-files/changed-columns'
import type { FiledList } from '@shop/service-kit/list-files/list-file'
import { inBatches } from '@shop/service-kit/list-files/newest-first'
import { type EditCategoriesDeps, readTree } from './edit-categories.ts'

type Asked = { archived?: boolean | undefined }

const stateTexts = {
  uk: { archived: 'В архіві', listed: 'Стоїть у меню', unlisted: 'Не стоїть у меню' },
  en: { archived: 'Archived', listed: 'In menus', unlisted: 'Not in menus' },
} as const
const listingTexts = {
  uk: { automatic: 'Коли в ній є товари в магазині', always: 'Завжди', never: 'Ніколи' },
  en: { automatic: 'When it has products in the store', always: 'Always', never: 'Never' },
} as const
const specialTexts = { uk: { new: 'Новинки', sale: 'Знижки' }, en: { new: 'New in', sale: 'Sale' } } as const

/** The category tree as a file: parents first, each followed by its children, as on the screen. */
export function categoryList(deps: EditCategoriesDeps): FiledList<Asked, KeptCategory> {
  const find = ({ archived }: Asked) => readTree(deps, archived ? 'with archived' : 'live')
  return {
    name: 'categories',
    count: async asked => ({ count: (await find(asked)).length }),
    async *batches(asked) {
      yield* inBatches(await find(asked))
    },
    columns: [
      { head: { uk: 'Назва в адресі', en: 'Name in the address' }, kind: 'text', of: ({ name }) => name },
      { head: { uk: 'Назва українською', en: 'Title in Ukrainian' }, kind: 'text', of: ({ title }) => title.uk },
      { head: { uk: 'Назва англійською', en: 'Title in English' }, kind: 'text', of: ({ title }) => title.en },
      {
        head: { uk: 'У категорії', en: 'In the category' },
        kind: 'text',
        of: ({ parent_category }) => parent_category,
      },
      {
        head: { uk: 'Добирає сама', en: 'Fills itself with' },
        kind: 'text',
        of: ({ special }, language) => special && specialTexts[language][special],
      },
      { head: { uk: 'Стан', en: 'State' }, kind: 'text', of: (row, language) => stateTexts[language][stateOf(row)] },
      {
        head: { uk: 'Коли стоїть у меню', en: 'When in menus' },
        kind: 'text',
        of: ({ listing = 'always' }, language) => listingTexts[language][listing],
      },
      { head: { uk: 'Товарів у магазині', en: 'Products in the store' }, kind: 'count', of: ({ shown }) => shown },
      { head: { uk: 'Прихованих товарів', en: 'Hidden products' }, kind: 'count', of: ({ hidden }) => hidden },
      ...changedColumns<KeptCategory>(),
    ],
  }
}

function stateOf({ is_archived, is_listed }: KeptCategory): keyof (typeof stateTexts)['uk'] {
  if (is_archived) return 'archived'
  return is_listed ? 'listed' : 'unlisted'
}
