import { Link } from '@shop/shell/router'
import { Button } from '@shop/ui-kit/Button'
import { type ReactNode, useId } from 'react'
import type { BundleSaving } from '../../../quoted-cart/bundle-saving.ts'
import { useTexts } from '../../../use-texts.ts'
import css from './BundleGroup.module.css'

type LookGroupProps = { bundle: string; saving: BundleSaving | null; onRemove: () => void; children: ReactNode }

/** The items of a bundle, and what they save together. */
export function BundleGroup({ bundle, saving, onRemove, children }: LookGroupProps) {
  const { t } = useTexts()
  const id = useId()
  return (
    <li className={css.bundle}>
      <div className={css.head}>
        <p id={id} className={css.title}>
          {t('bundle.title')}
        </p>
        <Link to={`/bundle/${bundle}`} className={css.link}>
          {t('bundle.show')}
        </Link>
        {saving && <p className={css.note}>{t(`bundle.${saving.kind}Together`, saving)}</p>}
      </div>
      <ul aria-labelledby={id} className={css.items}>
        {children}
      </ul>
      <Button variant="text" size="small" onClick={onRemove}>
        {t('bundle.takeOut')}
      </Button>
    </li>
  )
}
