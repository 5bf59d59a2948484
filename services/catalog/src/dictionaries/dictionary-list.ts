import type { ColorPattern } from '@shop/contracts/catalog/color-pattern'
import type { DictionaryKind, DictionaryRow } from '@shop/contracts/staff/storefront/staff-dictionaries'
import type { Text } from '@shop/contracts/texts/text'
import { changedColumns, yesOrNo } from '@shop/service-kit/list-files/changed-columns'
import type { FiledList } from '@shop/service-kit/list-files/list-file'
import { inBatches } from '@shop/service-kit/list-files/newest-first'
import type { FileColumn } from '@shop/service-kit/list-files/table'

type Asked = { archived?: boolean | undefined }
type Columns<Kind extends DictionaryKind> = readonly FileColumn<DictionaryRow<Kind>>[]

const patternTexts: Record<'uk' | 'en', Record<ColorPattern, string>> = {
  uk: { check: 'У клітинку', stripe: 'У смужку', dots: 'У горошок', floral: 'У квіти', melange: 'Меланж' },
  en: { check: 'Check', stripe: 'Stripe', dots: 'Polka dot', floral: 'Floral', melange: 'Melange' },
}

const columnsOf: { [Kind in DictionaryKind]: Columns<Kind> } = {
  collection: [
    ...titleColumns<DictionaryRow<'collection'>>(),
    {
      head: { uk: 'Поточна', en: 'Current' },
      kind: 'text',
      of: ({ fields }, language) => yesOrNo(fields.is_current, language),
    },
  ],
  color: [
    ...titleColumns<DictionaryRow<'color'>>(),
    { head: { uk: 'Код кольору', en: 'Hex code' }, kind: 'text', of: ({ fields }) => fields.hex },
    {
      head: { uk: 'Візерунок', en: 'Pattern' },
      kind: 'text',
      of: ({ fields: { pattern } }, language) => (pattern ? patternTexts[language][pattern] : null),
    },
  ],
  size: [
    { head: { uk: 'Коротка назва', en: 'Short name' }, kind: 'text', of: ({ fields }) => fields.short_name },
    { head: { uk: 'Груди, см', en: 'Chest, cm' }, kind: 'measure', of: ({ fields }) => fields.body?.chest ?? null },
    { head: { uk: 'Талія, см', en: 'Waist, cm' }, kind: 'measure', of: ({ fields }) => fields.body?.waist ?? null },
    { head: { uk: 'Стегна, см', en: 'Hips, cm' }, kind: 'measure', of: ({ fields }) => fields.body?.hips ?? null },
  ],
  height: titleColumns<DictionaryRow<'height'>>(),
}

/** One of the lists that goods are described by as a file, in its order. */
export function dictionaryList<Kind extends DictionaryKind>(
  kind: Kind,
  dictionary: { rows: () => Promise<DictionaryRow<Kind>[]> },
): FiledList<Asked, DictionaryRow<Kind>> {
  const find = async ({ archived = false }: Asked) =>
    (await dictionary.rows()).filter(({ is_archived }) => archived || !is_archived)
  return {
    name: fileNames[kind],
    count: async asked => ({ count: (await find(asked)).length }),
    async *batches(asked) {
      yield* inBatches(await find(asked))
    },
    columns: [
      { head: { uk: 'Назва в адресі', en: 'Name in the address' }, kind: 'text', of: ({ name }) => name },
      ...columnsOf[kind],
      { head: { uk: 'Артикулів', en: 'Articles' }, kind: 'count', of: ({ articles }) => articles },
      {
        head: { uk: 'В архіві', en: 'Archived' },
        kind: 'text',
        of: ({ is_archived = false }, language) => yesOrNo(is_archived, language),
      },
      ...changedColumns<DictionaryRow<Kind>>(),
    ],
  }
}

const fileNames = { collection: 'collections', color: 'colors', size: 'sizes', height: 'heights' } as const

function titleColumns<Row extends { fields: { title: Text } }>(): readonly FileColumn<Row>[] {
  return [
    { head: { uk: 'Назва українською', en: 'Title in Ukrainian' }, kind: 'text', of: ({ fields }) => fields.title.uk },
    { head: { uk: 'Назва англійською', en: 'Title in English' }, kind: 'text', of: ({ fields }) => fields.title.en },
  ]
}
