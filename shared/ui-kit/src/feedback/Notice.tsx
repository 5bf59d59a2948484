import { Icon, type IconName } from '@shop/ui-kit/Icon'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import tones from '../tones.module.css'
import css from './Notice.module.css'

type NoticeTone = 'info' | 'success' | 'warn' | 'error'

type NoticeProps = {
  tone?: NoticeTone
  title?: string
  children?: ReactNode
  action?: ReactNode
  /** Announced when it appears; an error interrupts. Leave it out for what was there from the start. */
  announced?: boolean
}

const ICONS: Record<NoticeTone, IconName> = { info: 'info', success: 'check', warn: 'alert', error: 'alert' }

export function Notice({ tone = 'info', title, children, action, announced = false }: NoticeProps) {
  const role = tone === 'error' ? 'alert' : 'status'
  return (
    <div role={announced ? role : undefined} className={classNames(css.notice, tones[tone])}>
      <Icon name={ICONS[tone]} size={20} className={css.icon} />
      <div className={css.text}>
        {title && <p className={css.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  )
}
