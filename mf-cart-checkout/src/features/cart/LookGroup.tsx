import { Link } from '@shop/shell/router'
import { Button } from '@shop/ui-kit/Button'
import { type ReactNode, useId } from 'react'
import { useTexts } from '../../use-texts.ts'
import css from './LookGroup.module.css'

type LookGroupProps = { look: string; isReduced: boolean; onRemove: () => void; children: ReactNode }

/** The pieces of a look, and what holds them together. */
export function LookGroup({ look, isReduced, onRemove, children }: LookGroupProps) {
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
        {isReduced && <p className={css.note}>{t('look.together')}</p>}
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
