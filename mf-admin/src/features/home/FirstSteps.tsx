import { type FirstStep, firstSteps } from '@shop/contracts/staff/storefront/staff-first-steps'
import { Link } from '@shop/shell/router'
import { Button } from '@shop/ui-kit/Button'
import { Icon } from '@shop/ui-kit/Icon'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { Refused } from '../../components/Refused.tsx'
import { stepOrder } from '../../first-steps/lead.ts'
import { StepText } from '../../first-steps/StepText.tsx'
import { useFirstSteps, useHidingFirstSteps } from '../../first-steps/use-first-steps.ts'
import { useTexts } from '../../use-texts.ts'
import css from './FirstSteps.module.css'

/** Leads from an empty shop to its first sale; once everything is done it is gone, and before that this person may put it away. */
export function FirstSteps() {
  const { t } = useTexts()
  const { steps, isHidden, canDo } = useFirstSteps({ evenHidden: true })
  const { hide, takeOut, isBusy, refusal } = useHidingFirstSteps()
  if (!steps || stepOrder.every(name => steps.done[name])) return null
  const { done, payments_mode } = steps
  if (isHidden)
    return (
      <div>
        <Button variant="text" size="small" busy={isBusy} onClick={() => takeOut()}>
          {t('firstSteps.show')}
        </Button>
        <Refused refusal={refusal} />
      </div>
    )
  const next = stepOrder.find(name => !done[name] && canDo(name)) ?? stepOrder.find(name => !done[name])
  return (
    <section aria-labelledby="first-steps" className={css.section}>
      <div className={css.top}>
        <h2 id="first-steps" className={css.title}>
          {t('firstSteps.title')}
        </h2>
        <Button variant="text" size="small" busy={isBusy} onClick={() => hide()}>
          {t('firstSteps.hide')}
        </Button>
      </div>
      <p className={css.about}>
        {t('firstSteps.about', { done: stepOrder.filter(name => done[name]).length, all: stepOrder.length })}
      </p>
      <Refused refusal={refusal} />
      <ol className={css.steps}>
        {stepOrder.map(name => (
          <li key={name} className={css.step} data-done={done[name]} aria-current={name === next ? 'step' : undefined}>
            <span className={css.mark}>{done[name] && <Icon name="check" size={20} />}</span>
            <div>
              <StepName name={name} isOpen={canDo(name)} />
              <VisuallyHidden>{t(done[name] ? 'firstSteps.isDone' : 'firstSteps.isOpen')}</VisuallyHidden>
              {!done[name] && <StepText step={name} mode={payments_mode} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function StepName({ name, isOpen }: { name: FirstStep; isOpen: boolean }) {
  const { t } = useTexts()
  const text = t(`firstSteps.${name}`)
  return isOpen ? (
    <Link to={firstSteps[name].path} className={css.link}>
      {text}
    </Link>
  ) : (
    <span>{text}</span>
  )
}
