import type { GoodsOutcome } from '@shop/contracts/staff/exchange/goods-exchange'
import { goodsReasonTexts } from '@shop/contracts/staff/exchange/goods-exchange-texts'
import { useTexts } from '../use-texts.ts'
import look from './Exchange.module.css'
import css from './GoodsSummary.module.css'

const SHOWN = 10

/** What became of the goods that an exchange told of: counts, what was refused and why, and which orders are in danger. */
export function GoodsSummary({ goods }: { goods: GoodsOutcome }) {
  const { t } = useTexts()
  const { created, changed, unchanged, pictures = 0, refused, warned } = goods
  return (
    <>
      <span className={look.line}>{t('goodsExchange.counts', { created, changed, unchanged })}</span>
      {pictures > 0 && <span className={look.line}>{t('goodsExchange.pictures', { count: pictures })}</span>}
      <Lines rows={warned} title={t('goodsExchange.warned', { count: warned.length })} tone="warned" />
      <Lines rows={refused} title={t('goodsExchange.refused', { count: refused.length })} tone="refused" />
    </>
  )
}

type Row = GoodsOutcome['refused'][number] | GoodsOutcome['warned'][number]
type LinesProps = { rows: readonly Row[]; title: string; tone: 'warned' | 'refused' }

/** The first of them stand open, the rest behind one press. */
function Lines({ rows, title, tone }: LinesProps) {
  const { t } = useTexts()
  if (rows.length === 0) return null
  const rest = rows.slice(SHOWN)
  return (
    <div className={css[tone]}>
      <strong>{title}</strong>
      <List rows={rows.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details>
          <summary className={css.more}>{t('accounting.more', { count: rest.length })}</summary>
          <List rows={rest} />
        </details>
      )}
    </div>
  )
}

function List({ rows }: { rows: readonly Row[] }) {
  const { locale } = useTexts()
  return (
    <ul className={css.list}>
      {rows.map(({ article, reason, detail }) => (
        <li key={`${article} ${reason} ${detail}`}>
          {article}: {goodsReasonTexts[locale][reason] ?? reason}
          {detail && detail !== article && ` (${detail})`}
        </li>
      ))}
    </ul>
  )
}
