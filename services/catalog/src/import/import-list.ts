import type { ImportState } from '@shop/contracts/staff/goods/staff-import'
import type { FiledList } from '@shop/service-kit/list-files/list-file'
import { inBatches } from '@shop/service-kit/list-files/newest-first'
import type { ImportsRepository, StoredImport } from './imports.repository.ts'

type Row = Pick<StoredImport, 'file_name' | 'state' | 'by' | 'at' | 'ended' | 'rows' | 'counts'>

const stateTexts: Record<'uk' | 'en', Record<ImportState, string>> = {
  uk: {
    reading: 'Читаємо',
    unreadable: 'Не прочитано',
    planned: 'Перевірено',
    applying: 'Застосовуємо',
    pictures: 'Завантажуємо фото',
    done: 'Готово',
    cancelled: 'Скасовано',
  },
  en: {
    reading: 'Reading',
    unreadable: 'Not readable',
    planned: 'Checked',
    applying: 'Applying',
    pictures: 'Fetching pictures',
    done: 'Done',
    cancelled: 'Cancelled',
  },
}

/** The imports that are stored yet as a file, the newest first. */
export function importList(imports: ImportsRepository): FiledList<object, Row> {
  return {
    name: 'imports',
    count: async () => ({ count: await imports.countAll() }),
    batches: () => inBatches(imports.newestFirst()),
    columns: [
      { head: { uk: 'Файл', en: 'File' }, kind: 'text', of: ({ file_name }) => file_name },
      { head: { uk: 'Стан', en: 'State' }, kind: 'text', of: ({ state }, language) => stateTexts[language][state] },
      { head: { uk: 'Рядків', en: 'Rows' }, kind: 'count', of: ({ rows }) => rows },
      { head: { uk: 'Нових товарів', en: 'New products' }, kind: 'count', of: ({ counts }) => counts.created },
      { head: { uk: 'Зі змінами', en: 'Changed' }, kind: 'count', of: ({ counts }) => counts.changed },
      { head: { uk: 'Без змін', en: 'Unchanged' }, kind: 'count', of: ({ counts }) => counts.left },
      { head: { uk: 'Відхилено', en: 'Refused' }, kind: 'count', of: ({ counts }) => counts.refused },
      { head: { uk: 'Хто', en: 'By' }, kind: 'text', of: ({ by }) => by },
      { head: { uk: 'Розпочато', en: 'Begun' }, kind: 'moment', of: ({ at }) => at },
      { head: { uk: 'Завершено', en: 'Ended' }, kind: 'moment', of: ({ ended }) => ended },
    ],
  }
}
