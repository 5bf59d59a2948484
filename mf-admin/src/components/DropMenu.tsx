import type { IconName } from '@shop/ui-kit/Icon'
import { Icon } from '@shop/ui-kit/Icon'
import type { ReactNode } from 'react'
import css from './DropMenu.module.css'

type Props = { icon: IconName; label: string; children: ReactNode }

/** What a list offers beside its rows, opened where it is needed. */
export function DropMenu({ icon, label, children }: Props) {
  return (
    <details className={css.menu}>
      <summary className={css.button}>
        <Icon name={icon} size={16} />
        {label}
      </summary>
      <div className={css.list}>{children}</div>
    </details>
  )
}
