import type { ExchangeRow } from '@shop/contracts/staff/exchange/accounting'
import type { Locale } from '@shop/contracts/texts/text'
import type { FiledList } from '@shop/service-kit/list-files/list-file'
import type { FileColumn } from '@shop/service-kit/list-files/table'
import { accountingRefusalTexts } from '../accounting/accounting-texts.ts'
import type { ExchangeFiles } from './exchange-files.repository.ts'
import { type ExchangeLog, exchangeRow } from './exchange-log.repository.ts'

export type LogDeps = {
  exchangeLog: Pick<ExchangeLog, 'count' | 'batches'>
  exchangeFiles: Pick<ExchangeFiles, 'findRows'>
}

const fileStateTexts: Record<Locale, Record<ExchangeRow['files'][number]['state'], string>> = {
  uk: { coming: 'надходить', complete: 'обробляється', done: '', failed: 'не прочитано' },
  en: { coming: 'coming', complete: 'in progress', done: '', failed: 'not read' },
}

/** The log of exchanges with 1C as a file, a row for each exchange, the newest first. */
export function logList({ exchangeLog, exchangeFiles }: LogDeps): FiledList<object, ExchangeRow> {
  return {
    name: 'exchanges-1c',
    columns: [whenColumn, ...columns],
    count: async () => ({ count: await exchangeLog.count() }),
    async *batches() {
      for await (const exchanges of exchangeLog.batches()) {
        const files = await exchangeFiles.findRows(exchanges.map(({ _id }) => _id))
        yield exchanges.map(exchange => exchangeRow(exchange, files.get(exchange._id) ?? []))
      }
    },
  }
}

export const whenColumn: FileColumn<Pick<ExchangeRow, 'at'>> = {
  head: { uk: 'Коли', en: 'When' },
  kind: 'moment',
  of: ({ at }) => new Date(at),
}
export const filesColumn: FileColumn<Pick<ExchangeRow, 'files'>> = {
  head: { uk: 'Файли від 1С', en: 'Files from 1C' },
  kind: 'text',
  of: ({ files }, language) =>
    files.map(({ name, state }) => [name, fileStateTexts[language][state]].filter(Boolean).join(': ')).join(', '),
}
export const ignoredColumn: FileColumn<Pick<ExchangeRow, 'ignored'>> = {
  head: { uk: 'Пропущено', en: 'Left aside' },
  kind: 'text',
  of: ({ ignored }) => ignored.join(', '),
}

const columns: readonly FileColumn<ExchangeRow>[] = [
  { head: { uk: 'Адреса', en: 'Address' }, kind: 'text', of: ({ address }) => address },
  { head: { uk: 'Віддано', en: 'Handed over' }, kind: 'count', of: ({ sent }) => sent.length },
  { head: { uk: 'Забрано', en: 'Taken' }, kind: 'count', of: ({ taken }) => taken.length },
  { head: { uk: 'Віддані замовлення', en: 'Orders handed over' }, kind: 'text', of: ({ sent }) => sent.join(', ') },
  filesColumn,
  { head: { uk: 'Застосовано', en: 'Applied' }, kind: 'count', of: ({ applied }) => applied.length },
  {
    head: { uk: 'Змінені замовлення', en: 'Orders changed' },
    kind: 'text',
    of: ({ applied }) => applied.join(', '),
  },
  { head: { uk: 'Без змін', en: 'Nothing new' }, kind: 'count', of: ({ unchanged }) => unchanged },
  { head: { uk: 'Не застосовано', en: 'Refused' }, kind: 'count', of: ({ refused }) => refused.length },
  { head: { uk: 'Чому не застосовано', en: 'Why refused' }, kind: 'text', of: refusalsText },
  ignoredColumn,
  { head: { uk: 'Нові товари', en: 'New products' }, kind: 'count', of: ({ goods }) => goods?.created ?? null },
  { head: { uk: 'Змінені товари', en: 'Changed products' }, kind: 'count', of: ({ goods }) => goods?.changed ?? null },
  {
    head: { uk: 'Відхилені товари', en: 'Refused products' },
    kind: 'count',
    of: ({ goods }) => goods?.refused.length ?? null,
  },
]

function refusalsText({ refused }: ExchangeRow, language: Locale): string {
  return refused
    .map(({ order, reason, detail }) => {
      const why = accountingRefusalTexts[language][reason]
      return detail && detail !== order ? `${order}: ${why} (${detail})` : `${order}: ${why}`
    })
    .join('; ')
}
