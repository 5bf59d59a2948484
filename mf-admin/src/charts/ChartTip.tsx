import css from './Chart.module.css'

type Props = { isShown: boolean; name: string; figures: readonly (readonly [name: string, value: string])[] }

/** What lies under the pointer, or where the arrow keys stand. */
export function ChartTip({ isShown, name, figures }: Props) {
  if (!isShown || figures.length === 0) return null
  return (
    <div className={css.tip}>
      <p className={css.tipName}>{name}</p>
      {figures.map(([figure, value]) => (
        <p key={figure}>
          {figure}: {value}
        </p>
      ))}
    </div>
  )
}
