import { Link } from '@shop/shell/router'
import { Button } from '@shop/ui-kit/Button'
import { type ReactNode, useId } from 'react'
import type { LookSaving } from '../../quoted-cart/look-saving.ts'
import { useTexts } from '../../use-texts.ts'
import css from './LookGroup.module.css'

type LookGroupProps = { look: string; saving: LookSaving | null; onRemove: () => void; children: ReactNode }

/** The pieces of a look, and what holds them together. */
export function LookGroup({ look, saving, onRemove, children }: LookGroupProps) {
  const { t } = useTexts()
  const id = useId()
  return (
    <li className={css.look}>
      <div className={css.head}>
        <p id={id} className={css.title}>
          {t('look.title')}
        </p>
        <Link to={`/bundle/${look}`} className={css.link}>
          {t('look.show')}
        </Link>
        {saving && <p className={css.note}>{t(`look.${saving.kind}Together`, saving)}</p>}
      </div>
      <ul aria-labelledby={id} className={css.pieces}>
        {children}
      </ul>
      <Button variant="text" size="small" onClick={onRemove}>
        {t('look.takeOut')}
      </Button>
    </li>
  )
}
