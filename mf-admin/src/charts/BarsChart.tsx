import { formatAmount } from '@shop/shell/format'
import { Bar, BarChart, LabelList, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatNumber } from '../numbers.ts'
import { useTexts } from '../use-texts.ts'
import css from './Chart.module.css'
import { ChartTip } from './ChartTip.tsx'
import { Legend } from './Legend.tsx'
import { useHatching } from './use-hatching.tsx'

type NamedBar = { id: string; name: string; value: number; back: number }
type Props = {
  label: string
  bars: readonly NamedBar[]
  /** `back`: what of it came back, where that is drawn as well. */
  names: { value: string; back?: string }
  /** Of items; otherwise of hryvnias. */
  isCount?: boolean
}

const ROW_HEIGHT = 44
const AXIS_HEIGHT = 24
const LONGEST_NAME = 18

/** Figures side by side, each written at the end of its bar. */
export function BarsChart({ label, bars, names, isCount = false }: Props) {
  const { t, locale } = useTexts()
  const { hatched, hatching } = useHatching()
  const formatValue = (value: unknown) =>
    isCount ? formatNumber(Number(value), locale) : formatAmount(Number(value), 'UAH')
  return (
    <figure className={css.chart}>
      {names.back && (
        <Legend
          signs={[
            { name: names.value, kind: 'solid' },
            { name: names.back, kind: 'hatched' },
          ]}
        />
      )}
      <ResponsiveContainer width="100%" height={bars.length * ROW_HEIGHT + AXIS_HEIGHT} className={css.named}>
        <BarChart
          layout="vertical"
          data={[...bars]}
          margin={{ top: 0, right: 88, bottom: 0, left: 0 }}
          title={label}
          desc={t('charts.keys')}
        >
          {hatching}
          <XAxis type="number" hide />
          <YAxis
            type="category"
            dataKey="name"
            width={128}
            tickLine={false}
            stroke="var(--control)"
            tick={{ fill: 'var(--ink-2)' }}
            tickFormatter={(name: string) =>
              name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name
            }
            interval={0}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: 'var(--sand-200)', opacity: 0.5 }}
            content={({ active, payload = [], label: name }) => (
              <ChartTip
                isShown={active}
                name={String(name)}
                figures={payload.map(bar => [String(bar.name), formatValue(bar.value)])}
              />
            )}
          />
          <Bar dataKey="value" name={names.value} fill="var(--ink)" maxBarSize={16} isAnimationActive={false}>
            <LabelList dataKey="value" position="right" fill="var(--ink)" formatter={formatValue} />
          </Bar>
          {names.back && (
            <Bar
              dataKey="back"
              name={names.back}
              fill={hatched}
              stroke="var(--cherry)"
              maxBarSize={12}
              isAnimationActive={false}
            >
              <LabelList
                dataKey="back"
                position="right"
                fill="var(--cherry)"
                formatter={value => (Number(value) > 0 ? formatValue(value) : '')}
              />
            </Bar>
          )}
        </BarChart>
      </ResponsiveContainer>
    </figure>
  )
}
