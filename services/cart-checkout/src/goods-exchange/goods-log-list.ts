import type { ExchangeRow } from '@shop/contracts/staff/exchange/accounting'
import type { GoodsOutcome } from '@shop/contracts/staff/exchange/goods-exchange'
import { goodsReasonTexts } from '@shop/contracts/staff/exchange/goods-exchange-texts'
import type { Locale } from '@shop/contracts/texts/text'
import type { FiledList } from '@shop/service-kit/list-files/list-file'
import { exchangeRow } from '../exchange/exchange-log.repository.ts'
import { filesColumn, ignoredColumn, type LogDeps, whenColumn } from '../exchange/log-list.ts'

const ofGoods = { ofGoods: true }
type GoodsRow = Pick<ExchangeRow, 'at' | 'files' | 'ignored' | 'goods'>
type Line = GoodsOutcome['refused'][number] | GoodsOutcome['warned'][number]

/** The log of exchanges of goods as a file: as its list, it says nothing of orders. */
export function goodsLogList({ exchangeLog, exchangeFiles }: LogDeps): FiledList<object, GoodsRow> {
  return {
    name: 'exchanges-1c-goods',
    count: async () => ({ count: await exchangeLog.count(ofGoods) }),
    async *batches() {
      for await (const exchanges of exchangeLog.batches(ofGoods)) {
        const files = await exchangeFiles.findRows(
          exchanges.map(({ _id }) => _id),
          'goods',
        )
        yield exchanges.map(exchange => exchangeRow(exchange, files.get(exchange._id) ?? []))
      }
    },
    columns: [
      whenColumn,
      filesColumn,
      { head: { uk: 'Створено', en: 'Created' }, kind: 'count', of: ({ goods }) => goods?.created ?? null },
      { head: { uk: 'Змінено', en: 'Changed' }, kind: 'count', of: ({ goods }) => goods?.changed ?? null },
      { head: { uk: 'Без змін', en: 'Nothing new' }, kind: 'count', of: ({ goods }) => goods?.unchanged ?? null },
      { head: { uk: 'Додано фото', en: 'Pictures added' }, kind: 'count', of: ({ goods }) => goods?.pictures ?? null },
      { head: { uk: 'Відхилено', en: 'Refused' }, kind: 'count', of: ({ goods }) => goods?.refused.length ?? null },
      {
        head: { uk: 'Чому відхилено', en: 'Why refused' },
        kind: 'text',
        of: ({ goods }, language) => linesText(goods?.refused ?? [], language),
      },
      {
        head: { uk: 'Зауважень', en: 'Worth a look' },
        kind: 'count',
        of: ({ goods }) => goods?.warned.length ?? null,
      },
      {
        head: { uk: 'Зауваження', en: 'What is worth a look' },
        kind: 'text',
        of: ({ goods }, language) => linesText(goods?.warned ?? [], language),
      },
      ignoredColumn,
    ],
  }
}

function linesText(lines: readonly Line[], language: Locale): string {
  return lines
    .map(({ article, reason, detail }) => {
      const why = goodsReasonTexts[language][reason] ?? reason
      return detail && detail !== article ? `${article}: ${why} (${detail})` : `${article}: ${why}`
    })
    .join('; ')
}
