import type { TakenBack } from '@shop/contracts/staff/goods/staff-goods-changes'
import { useTexts } from '../use-texts.ts'
import css from './KeptArticles.module.css'
import { whyText } from './taken-back.ts'

/** More would be read by nobody. */
const SHOWN = 100

/** Article by article, what could not be taken back of a change, and why; `left` counts those that are not named, too. */
export function KeptArticles({ kept, left = kept.length }: Pick<TakenBack, 'kept'> & { left?: number }) {
  const { t } = useTexts()
  const rest = left - Math.min(kept.length, SHOWN)
  return (
    <>
      <p>{t('takeBack.notAllAbout')}</p>
      <ul className={css.kept}>
        {kept.slice(0, SHOWN).map(({ article, why }) => (
          <li key={article}>
            <strong>{article}</strong>: {why.map(one => whyText(t, one)).join('; ')}
          </li>
        ))}
      </ul>
      {rest > 0 && <p>{t('takeBack.more', { count: rest })}</p>}
    </>
  )
}
