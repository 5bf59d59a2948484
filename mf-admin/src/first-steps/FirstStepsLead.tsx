import { firstSteps } from '@shop/contracts/staff/storefront/staff-first-steps'
import { Link, useLocation } from '@shop/shell/router'
import { Button, buttonClass } from '@shop/ui-kit/Button'
import { Icon } from '@shop/ui-kit/Icon'
import { useState } from 'react'
import { Refused } from '../components/Refused.tsx'
import { useTexts } from '../use-texts.ts'
import css from './FirstStepsLead.module.css'
import { isOpenAt, isStepScreen, leadAt, stepOrder } from './lead.ts'
import { StepText } from './StepText.tsx'
import { useFirstSteps, useHidingFirstSteps } from './use-first-steps.ts'

/**
 * On the screen of a first step: what it asks for, and the way to the next one. A screen whose steps were done before it was
 * opened shows nothing; nor does any, once all is done or the lead was put away.
 */
export function FirstStepsLead() {
  const { t } = useTexts()
  const { pathname } = useLocation()
  const { steps, isHidden, canDo } = useFirstSteps({ isIdle: !isStepScreen(pathname) })
  const { hide, isBusy, refusal } = useHidingFirstSteps()
  // What was open when the screen came leads on when it is done.
  const [wasOpen, setWasOpen] = useState(false)
  const isOpen = steps !== undefined && isOpenAt(pathname, steps.done)
  if (isOpen && !wasOpen) setWasOpen(true)

  const lead = steps && !isHidden && wasOpen ? leadAt(pathname, steps.done, canDo) : null
  if (!steps || !lead) return null
  const { here, next } = lead
  const done = stepOrder.filter(step => steps.done[step]).length
  return (
    <nav className={css.lead} aria-label={t('firstSteps.title')}>
      <div className={css.now} role="status">
        <p className={css.progress}>{t('firstSteps.progress', { done, all: stepOrder.length })}</p>
        {here ? (
          <>
            <p className={css.step}>{t('firstSteps.here', { step: t(`firstSteps.${here}`) })}</p>
            <StepText step={here} mode={steps.payments_mode} />
          </>
        ) : (
          <p className={css.step}>
            <Icon name="check" size={20} /> {t(next ? 'firstSteps.hereDone' : 'firstSteps.allDone')}
          </p>
        )}
      </div>
      <div className={css.ways}>
        {next && (
          <Link
            to={firstSteps[next].path}
            className={buttonClass({ variant: here ? 'outline' : 'primary', size: 'small' })}
          >
            {t('firstSteps.next', { step: t(`firstSteps.${next}`) })}
          </Link>
        )}
        <Link to="/admin/home" className={css.link}>
          {t('firstSteps.toAll')}
        </Link>
        <Button variant="text" size="small" busy={isBusy} onClick={() => hide()}>
          {t('firstSteps.hide')}
        </Button>
      </div>
      <Refused refusal={refusal} />
    </nav>
  )
}
