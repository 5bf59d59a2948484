import { formatAmount } from '@shop/shell/format'
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  LabelList,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { formatNumber } from '../numbers.ts'
import { useTexts } from '../use-texts.ts'
import css from './Chart.module.css'
import { ChartTip } from './ChartTip.tsx'
import { Legend } from './Legend.tsx'
import { useHatching } from './use-hatching.tsx'

/** Sums in hryvnias; null where a month has no such day. */
type Point = {
  day: number
  name: string
  paid: number
  givenBack: number
  before: number | null
  yearBefore: number | null
}
type Props = {
  label: string
  points: readonly Point[]
  names: Record<'paid' | 'givenBack' | 'before' | 'yearBefore', string>
}

const lines = [
  { key: 'before', dashes: '7 4', stroke: 'var(--info)' },
  { key: 'yearBefore', dashes: '2 4', stroke: 'var(--brass)' },
] as const

/** Money in and back by day, and the money in of two other months as lines; each has a pattern besides its colour. */
export function DaysChart({ label, points, names }: Props) {
  const { t, locale } = useTexts()
  const { hatched, hatching } = useHatching()
  const most = Math.max(...points.map(({ paid }) => paid))
  // The sum of the best day is written on it: without it a chart only tells which days are higher.
  const best = points.find(({ paid }) => paid === most && paid > 0)
  const data = points.map(point => ({ ...point, written: point === best ? formatAmount(most, 'UAH') : '' }))
  const drawn = lines.filter(({ key }) => points.some(point => (point[key] ?? 0) > 0))
  const nameOfDay = (day: unknown) => points.find(point => point.day === day)?.name ?? String(day)
  return (
    <figure className={css.chart}>
      <Legend
        signs={[
          { name: names.paid, kind: 'solid' },
          { name: names.givenBack, kind: 'hatched' },
          ...drawn.map(({ key, dashes, stroke }) => ({ name: names[key], kind: 'line' as const, dashes, stroke })),
        ]}
      />
      <div className={css.plot}>
        <ResponsiveContainer width="100%" height="100%">
          <ComposedChart
            data={data}
            margin={{ top: 20, right: 32, bottom: 0, left: 0 }}
            title={label}
            desc={t('charts.keys')}
          >
            {hatching}
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis
              dataKey="day"
              tickLine={false}
              stroke="var(--control)"
              tick={{ fill: 'var(--ink-2)' }}
              minTickGap={8}
            />
            <YAxis
              width="auto"
              tickLine={false}
              axisLine={false}
              tick={{ fill: 'var(--ink-2)' }}
              tickFormatter={(value: number) => formatNumber(value, locale)}
            />
            <Tooltip
              isAnimationActive={false}
              cursor={{ fill: 'var(--sand-200)', opacity: 0.5 }}
              content={({ active, payload = [], label: day }) => (
                <ChartTip
                  isShown={active}
                  name={nameOfDay(day)}
                  figures={payload.map(({ name, value }) => [String(name), formatAmount(Number(value), 'UAH')])}
                />
              )}
            />
            <Bar dataKey="paid" name={names.paid} fill="var(--ink)" isAnimationActive={false}>
              <LabelList dataKey="written" position="top" fill="var(--ink)" />
            </Bar>
            <Bar dataKey="givenBack" name={names.givenBack} fill={hatched} isAnimationActive={false} />
            {drawn.map(({ key, dashes, stroke }) => (
              <Line
                key={key}
                dataKey={key}
                name={names[key]}
                stroke={stroke}
                strokeWidth={2}
                strokeDasharray={dashes}
                dot={false}
                isAnimationActive={false}
              />
            ))}
          </ComposedChart>
        </ResponsiveContainer>
      </div>
    </figure>
  )
}
