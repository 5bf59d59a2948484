import { useTexts } from '../../use-texts.ts'
import css from './ReturnSteps.module.css'

/** What the customer does now, and what the shop does then. */
export function ReturnSteps() {
  const { t } = useTexts()
  return (
    <ol className={css.steps}>
      {['send', 'look', 'money'].map(step => (
        <li key={step}>{t(`return.steps.${step}`)}</li>
      ))}
    </ol>
  )
}
