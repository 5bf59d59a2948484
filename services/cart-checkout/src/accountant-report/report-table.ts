import type { PaymentMeans } from '@shop/contracts/orders/payment-means'
import { type AccountantReport, type ReportRow, reportSections } from '@shop/contracts/staff/accountant-report'
import type { Locale } from '@shop/contracts/texts/text'
import type { FileColumn, FileTable } from '@shop/service-kit/list-files/table'
import { accountingRefusalTexts } from '../accounting/accounting-texts.ts'
import { meansTexts } from '../payment-attempts/payment-means.ts'
import { differenceTexts, rowTexts, sectionTexts } from './report-texts.ts'

type FileRow = Partial<Omit<ReportRow, 'name' | 'currency'>> & {
  section: keyof (typeof sectionTexts)['uk']
  name: string
  currency: string
  note?: string
}

const MINOR = 100
const sum = (decimal: number | undefined) => (decimal === undefined ? null : Math.round(decimal * MINOR))

const columns: readonly FileColumn<FileRow>[] = [
  {
    head: { uk: 'Розділ', en: 'Section' },
    kind: 'text',
    of: ({ section }, language) => sectionTexts[language][section],
  },
  { head: { uk: 'Рядок', en: 'Row' }, kind: 'text', of: ({ name }) => name },
  { head: { uk: 'Валюта', en: 'Currency' }, kind: 'text', of: ({ currency }) => currency },
  { head: { uk: 'Кількість', en: 'Count' }, kind: 'count', of: ({ count }) => count ?? null },
  { head: { uk: 'Надійшло', en: 'Received' }, kind: 'sum', of: ({ received }) => sum(received) },
  { head: { uk: 'Повернень', en: 'Refunds' }, kind: 'count', of: ({ back_count }) => back_count ?? null },
  { head: { uk: 'Повернено', en: 'Refunded' }, kind: 'sum', of: ({ back }) => sum(back) },
  { head: { uk: 'Разом', en: 'Net' }, kind: 'sum', of: ({ net }) => sum(net) },
  { head: { uk: 'Знижка', en: 'Discount' }, kind: 'sum', of: ({ discount }) => sum(discount) },
  { head: { uk: 'Комісія банку', en: 'Bank fee' }, kind: 'sum', of: ({ fee }) => sum(fee) },
  { head: { uk: 'Пояснення', en: 'Explanation' }, kind: 'text', of: ({ note }) => note ?? null },
]

/** The report as a file: a row for each of its lines, then one for each difference. */
export function reportTable(report: AccountantReport, language: Locale): FileTable<FileRow> {
  async function* batches() {
    yield [...sectionRows(report, language), ...bankRows(report, language), ...openRows(report, language)]
  }
  return { columns, batches: batches() }
}

function sectionRows({ sections }: AccountantReport, language: Locale): FileRow[] {
  return reportSections.flatMap(section =>
    sections[section].map(row => ({ ...row, section, name: nameOf(section, row.name, language) })),
  )
}

function nameOf(section: string, name: string, language: Locale): string {
  if (section === 'means') return meansTexts[language][name as PaymentMeans]
  return rowTexts[language][`${section} ${name}`] ?? name.replace(/^promo /, '')
}

function bankRows({ bank }: AccountantReport, language: Locale): FileRow[] {
  const section = 'bank'
  const texts = differenceTexts[language]
  return [
    ...bank.not_compared.map(day => ({ section, name: day, currency: '', note: texts.not_compared }) as const),
    ...bank.differences.map(({ payment_id, kind, ours, bank: theirs }) => {
      const [here, there] = [ours?.amount ?? 0, theirs?.amount ?? 0]
      const currency = ours?.currency ?? theirs?.currency ?? ''
      return {
        section,
        name: payment_id,
        currency,
        received: here,
        back: there,
        net: here - there,
        note: texts[kind],
      } as const
    }),
  ]
}

function openRows({ open_in_1c }: AccountantReport, language: Locale): FileRow[] {
  return open_in_1c.map(({ order, state, reason, currency, net }) => ({
    section: 'open_in_1c',
    name: order,
    currency,
    net,
    note: reason ? accountingRefusalTexts[language][reason] : (rowTexts[language][`accounting ${state}`] ?? state),
  }))
}
