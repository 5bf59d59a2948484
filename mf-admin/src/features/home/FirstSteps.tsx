import { type FirstStep, firstSteps, firstStepsEndpoint } from '@shop/contracts/staff/storefront/staff-first-steps'
import { Link } from '@shop/shell/router'
import { Icon } from '@shop/ui-kit/Icon'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { useStaffMember } from '../../session/session.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import css from './FirstSteps.module.css'

const order = Object.keys(firstSteps) as FirstStep[]

/** Leads from an empty shop to its first sale; once everything is done it is gone. */
export function FirstSteps() {
  const { t } = useTexts()
  const { may } = useStaffMember()
  const done = useStaffEndpoint(firstStepsEndpoint, {}, { staleTime: 0 }).data?.done
  if (!done || order.every(name => done[name])) return null
  const next = order.find(name => !done[name])
  return (
    <section aria-labelledby="first-steps" className={css.section}>
      <h2 id="first-steps" className={css.title}>
        {t('firstSteps.title')}
      </h2>
      <p className={css.about}>
        {t('firstSteps.about', { done: order.filter(name => done[name]).length, all: order.length })}
      </p>
      <ol className={css.steps}>
        {order.map(name => (
          <li key={name} className={css.step} data-done={done[name]} aria-current={name === next ? 'step' : undefined}>
            <span className={css.mark}>{done[name] && <Icon name="check" size={20} />}</span>
            <div>
              <StepName name={name} isOpen={may(firstSteps[name].right)} />
              <VisuallyHidden>{t(done[name] ? 'firstSteps.isDone' : 'firstSteps.isOpen')}</VisuallyHidden>
              {!done[name] && <p className={css.text}>{t(`firstSteps.${name}Text`)}</p>}
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
