import { type ReactNode, useContext } from 'react'
import { Forbidden } from '../../components/Forbidden.tsx'
import { OfficeContext } from '../../office.ts'
import { useStaffMember } from '../../session/session.ts'
import { SignInAgain } from '../../sign-in/SignInAgain.tsx'
import { StepUp } from '../../sign-in/StepUp.tsx'
import { SecondFactorOwed } from '../../sign-in/second-factor/SecondFactorOwed.tsx'
import { StaffHeader } from './StaffHeader.tsx'
import css from './StaffLayout.module.css'

/** The frame of every page of the back office. Without its right nothing of the page is drawn: no form should be filled in that would be refused. */
export function StaffLayout({ title, children }: { title: string; children: ReactNode }) {
  const { may } = useStaffMember()
  const { right } = useContext(OfficeContext)
  return (
    <div data-density="compact" className={css.office}>
      <StaffHeader />
      <div className={css.page}>
        <h1 className={css.title}>{title}</h1>
        {right && !may(right) ? <Forbidden /> : children}
      </div>
      <SecondFactorOwed />
      <StepUp />
      <SignInAgain />
    </div>
  )
}
