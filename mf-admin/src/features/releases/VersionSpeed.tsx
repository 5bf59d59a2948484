import type { StaffPart } from '@shop/contracts/staff/staff-releases'
import { goodVital, type VitalName } from '@shop/contracts/vital-buckets'
import { Badge } from '@shop/ui-kit/page/Badge'
import { formatNumber } from '../../numbers.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Releases.module.css'

type Vital = StaffPart['vitals'][number]

/** "LCP 2,4 с": what three visits of four do not exceed. */
export function VersionSpeed({ vitals }: { vitals: readonly Vital[] }) {
  const { t, locale } = useTexts()
  if (vitals.length === 0) return null
  const shown: Record<VitalName, (value: number) => string> = {
    LCP: value => t('releases.seconds', { value: formatNumber(value / 1000, locale, { least: 1, most: 1 }) }),
    INP: value => t('releases.milliseconds', { value: formatNumber(value, locale, { most: 0 }) }),
    CLS: value => formatNumber(value, locale, { least: 2, most: 2 }),
  }
  const ordered = Object.keys(goodVital).flatMap(name => vitals.filter(vital => vital.name === name))
  const samples = Math.max(...vitals.map(vital => vital.samples))
  return (
    <ul className={css.speed}>
      {ordered.map(({ name, p75, is_worse }) => (
        <li key={name} className={css.whole}>
          {name} {shown[name](p75)} {is_worse && <Badge tone="warn">{t('releases.slower')}</Badge>}
        </li>
      ))}
      <li className={css.quiet}>{t('releases.samples', { count: samples })}</li>
    </ul>
  )
}
