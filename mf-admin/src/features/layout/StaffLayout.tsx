import { Link } from '@shop/shell/router'
import { Breadcrumbs } from '@shop/ui-kit/page/Breadcrumbs'
import { type ReactNode, useContext } from 'react'
import { Forbidden } from '../../components/Forbidden.tsx'
import { FirstStepsLead } from '../../first-steps/FirstStepsLead.tsx'
import { NotTakenBack } from '../../goods/NotTakenBack.tsx'
import { nameKey, OfficeContext, parentsOf } from '../../office.ts'
import { useStaffMember } from '../../session/session.ts'
import { SignInAgain } from '../../sign-in/SignInAgain.tsx'
import { StepUp } from '../../sign-in/StepUp.tsx'
import { SecondFactorOwed } from '../../sign-in/second-factor/SecondFactorOwed.tsx'
import { useTexts } from '../../use-texts.ts'
import { SectionTabs } from './SectionTabs.tsx'
import { StaffHeader } from './StaffHeader.tsx'
import css from './StaffLayout.module.css'

/** The frame of every page of the back office. Without its right nothing of the page is drawn: no form should be filled in that would be refused. */
export function StaffLayout({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTexts()
  const { may } = useStaffMember()
  const { routes, route } = useContext(OfficeContext)
  const parents = route ? parentsOf(routes, route) : []
  return (
    <div data-density="compact" className={css.office}>
      <StaffHeader />
      <div className={css.page}>
        {route?.section && parents.length > 0 && <SectionTabs />}
        <div className={css.top}>
          {parents.length > 0 && (
            <Breadcrumbs label={t('layout.trail')} current={title}>
              {parents.map(parent => (
                <Link key={parent.path} to={parent.path}>
                  {t(nameKey(parent))}
                </Link>
              ))}
            </Breadcrumbs>
          )}
          <h1 className={css.title}>{title}</h1>
        </div>
        {route?.right && !may(route.right) ? (
          <Forbidden />
        ) : (
          <>
            <FirstStepsLead />
            {children}
          </>
        )}
      </div>
      <SecondFactorOwed />
      <StepUp />
      <SignInAgain />
      <NotTakenBack />
    </div>
  )
}
