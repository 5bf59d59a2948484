import type { ReactNode } from 'react'
import { SignInAgain } from '../../session/SignInAgain.tsx'
import { SecondFactorOwed } from '../../session/second-factor/SecondFactorOwed.tsx'
import { StaffHeader } from './StaffHeader.tsx'
import css from './StaffLayout.module.css'

/** The frame of every page of the back office. */
export function StaffLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div data-density="compact" className={css.office}>
      <StaffHeader />
      <div className={css.page}>
        <h1 className={css.title}>{title}</h1>
        {children}
      </div>
      <SecondFactorOwed />
      <SignInAgain />
    </div>
  )
}
