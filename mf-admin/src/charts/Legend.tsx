import css from './Chart.module.css'
import { useHatching } from './use-hatching.tsx'

type Sign = { name: string; kind: 'solid' | 'hatched' } | { name: string; kind: 'line'; dashes: string; stroke: string }

/** What each pattern of a chart stands for. */
export function Legend({ signs }: { signs: readonly Sign[] }) {
  const { hatched, hatching } = useHatching()
  return (
    <ul className={css.legend}>
      {signs.map(sign => (
        <li key={sign.name} className={css.sign}>
          <svg width="28" height="12" aria-hidden="true">
            {sign.kind === 'line' && (
              <line x1="0" x2="28" y1="6" y2="6" stroke={sign.stroke} strokeWidth="2" strokeDasharray={sign.dashes} />
            )}
            {sign.kind === 'solid' && <rect width="28" height="12" fill="var(--ink)" />}
            {sign.kind === 'hatched' && (
              <>
                {hatching}
                <rect x="1" y="1" width="26" height="10" fill={hatched} stroke="var(--cherry)" />
              </>
            )}
          </svg>
          {sign.name}
        </li>
      ))}
    </ul>
  )
}
