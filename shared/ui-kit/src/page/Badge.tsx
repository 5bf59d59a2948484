import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import tones from '../tones.module.css'
import css from './Badge.module.css'

export type BadgeTone = 'plain' | 'ink' | 'sale' | 'cherry' | 'success' | 'warn' | 'error' | 'info'

export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={classNames(css.badge, css[tone], tones[tone])}>{children}</span>
}
