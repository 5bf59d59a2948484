import { importTexts, valueText } from '@shop/contracts/staff/goods/import-texts'
import type { ImportItem, ImportItemFilter } from '@shop/contracts/staff/goods/staff-import'
import type { Locale } from '@shop/contracts/texts/text'
import type { FiledList } from '@shop/service-kit/list-files/list-file'
import { BATCH } from '@shop/service-kit/list-files/newest-first'
import type { ImportsRepository } from './imports.repository.ts'
import { itemFilters } from './item-filters.ts'
import { problemsText } from './refused-rows.ts'
import { viewItem } from './view-import.ts'

type Asked = { import: string; fate?: ImportItemFilter | undefined }

const fateTexts = {
  uk: { created: 'Новий', changed: 'Зміни', left: 'Без змін', refused: 'Відхилено', failed: 'Не застосовано' },
  en: { created: 'New', changed: 'Changed', left: 'Unchanged', refused: 'Refused', failed: 'Not applied' },
} as const

/** The products of an import as a file, in the order of what was imported: what becomes of each, what changes, and why not. */
export function importItemList(imports: ImportsRepository): FiledList<Asked, ImportItem> {
  const filterOf = ({ import: id, fate }: Asked) => ({ import: id, ...itemFilters[fate ?? 'all'] })
  return {
    name: 'import-products',
    count: async asked => ({ count: await imports.countItems(filterOf(asked)) }),
    async *batches(asked) {
      for (let after: number | undefined = -1; after !== undefined; ) {
        const items = await imports.items({ ...filterOf(asked), place: { $gt: after } }, { limit: BATCH })
        yield items.map(viewItem)
        after = items.length === BATCH ? items.at(-1)?.place : undefined
      }
    },
    columns: [
      { head: { uk: 'Артикул', en: 'Article' }, kind: 'text', of: ({ article }) => article },
      { head: { uk: 'Рядки файлу', en: 'Rows of the file' }, kind: 'text', of: ({ lines }) => lines.join(', ') },
      {
        head: { uk: 'Що з товаром', en: 'What becomes of it' },
        kind: 'text',
        of: ({ kind, state }, language) => fateTexts[language][state === 'failed' ? 'failed' : kind],
      },
      { head: { uk: 'Було → буде', en: 'Was → will be' }, kind: 'text', of: ({ changes }) => changesText(changes) },
      { head: { uk: 'Чому ні', en: 'Why not' }, kind: 'text', of: whyNot },
      { head: { uk: 'Зауваги', en: 'Notes' }, kind: 'text', of: ({ notes }, language) => notesText(notes, language) },
    ],
  }
}

/** `price_uah 36 (S): 2990 → 2490`, by the columns of the file. */
function changesText(changes: ImportItem['changes']): string {
  return changes
    .map(({ column, size, was, will }) => `${[column, size].filter(Boolean).join(' ')}: ${was || '—'} → ${will || '—'}`)
    .join('; ')
}

/** The faults of its rows, and pictures that did not come. */
function whyNot({ problems, pictures }: ImportItem, language: Locale): string {
  const texts = importTexts[language].pictures
  const ofLines = [...new Set(problems.map(({ line }) => line))].map(line => {
    const text = problemsText(problems, line, language)
    return line === null ? text : `${line}: ${text}`
  })
  const ofPictures = pictures.flatMap(({ url, problem }) => (problem ? `${url}: ${texts[problem]}` : []))
  return [...ofLines, ...ofPictures].join('; ')
}

function notesText(notes: ImportItem['notes'], language: Locale): string {
  const texts = importTexts[language].notes
  return notes
    .map(({ code, value }) => [texts[code], value && valueText(code, value, language)].filter(Boolean).join(' '))
    .join('; ')
}
