import type { StaffRight } from '@shop/contracts/endpoint'
import type { ReactNode } from 'react'
import { Forbidden } from '../../components/Forbidden.tsx'
import { SignInAgain } from '../../session/SignInAgain.tsx'
import { StepUp } from '../../session/StepUp.tsx'
import { SecondFactorOwed } from '../../session/second-factor/SecondFactorOwed.tsx'
import { useStaffMember } from '../../session/use-staff-member.ts'
import { StaffHeader } from './StaffHeader.tsx'
import css from './StaffLayout.module.css'

type Props = {
  title: string
  /** Without it nothing of the page is drawn: no form should be filled in that would be refused. */
  right?: StaffRight
  children: ReactNode
}

/** The frame of every page of the back office. */
export function StaffLayout({ title, right, children }: Props) {
  const { may } = useStaffMember()
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
