import type { AccountantReport, ReportRow, ReportSection } from '@shop/contracts/staff/accountant-report'
import { ChartFrame, type Figure } from '../../charts/ChartFrame.tsx'
import { useGoodsNames } from '../../goods/use-goods-names.ts'
import { moneyText } from '../../money-text.ts'
import { formatNumber } from '../../numbers.ts'
import { useTexts } from '../../use-texts.ts'

type Column = Exclude<keyof ReportRow, 'name' | 'currency'>

/** What is told of each section beside its names. */
const columns: Record<ReportSection, readonly Column[]> = {
  means: ['count', 'received', 'back_count', 'back', 'net', 'fee'],
  currencies: ['count', 'received', 'back_count', 'back', 'net'],
  discounts: ['count', 'discount', 'received'],
  categories: ['count', 'received', 'back_count', 'back', 'net'],
  collections: ['count', 'received', 'back_count', 'back', 'net'],
  sources: ['count', 'received', 'back', 'net'],
  refunds: ['back'],
  bridge: ['received', 'back', 'net'],
  accounting: ['count', 'received', 'back', 'net'],
}

/** One section of the report: a row for each of its names. */
export function ReportTable({ section, report }: { section: ReportSection; report: AccountantReport }) {
  const { t, locale } = useTexts()
  const nameOf = useRowNames(section)
  const rows = report.sections[section]
  if (rows.length === 0) return null
  const figure = (row: ReportRow, column: Column): Figure => {
    const value = row[column]
    const isCount = column === 'count' || column === 'back_count'
    return { value, text: isCount ? formatNumber(value, locale) : moneyText(value, row.currency) }
  }
  return (
    <ChartFrame
      title={t(`report.sections.${section}`)}
      head={[t(`report.names.${section}`), ...columns[section].map(column => t(headKey(section, column)))]}
      rows={rows.map(row => ({
        id: `${row.name} ${row.currency}`,
        name: row.currency === 'UAH' ? nameOf(row.name) : `${nameOf(row.name)}, ${row.currency}`,
        figures: columns[section].map(column => figure(row, column)),
      }))}
      fileName={`report-${section}-${report.from}-${report.to}`}
    />
  )
}

function useRowNames(section: ReportSection): (name: string) => string {
  const { t } = useTexts()
  const { categoryName, collections } = useGoodsNames()
  return name => {
    switch (section) {
      case 'means':
        return t(`means.${name}`)
      case 'currencies':
        return name
      case 'categories':
        return categoryName(name)
      case 'collections':
        return collections.find(({ value }) => value === name)?.label ?? name
      case 'discounts':
        return name.startsWith('promo ') ? name.slice('promo '.length) : t(`report.discounts.${name}`)
      default:
        return t(`report.${section}.${name}`)
    }
  }
}

/** Goods count in items, everything else in payments or orders. */
function headKey(section: ReportSection, column: Column): string {
  const isGoods = section === 'categories' || section === 'collections'
  if (isGoods || section === 'refunds') return `report.goodsColumns.${column}`
  if (column === 'count' && section !== 'means' && section !== 'currencies') return 'report.columns.orders'
  return `report.columns.${column}`
}
