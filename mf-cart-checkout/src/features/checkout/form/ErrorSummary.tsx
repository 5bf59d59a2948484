import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '../../../use-texts.ts'
import type { CheckoutValues } from './checkout-form.ts'
import css from './ErrorSummary.module.css'
import { useFieldError } from './field-error.ts'
import { fieldNames } from './field-names.ts'

/** After a try to order: everything that is wrong, each with a way to its field. */
export function ErrorSummary() {
  const { t } = useTexts()
  const { formState, setFocus } = useFormContext<CheckoutValues>()
  const errorOf = useFieldError()
  const wrong = fieldNames.flatMap(name => {
    const message = errorOf(name)
    return message ? [{ name, message }] : []
  })
  if (formState.submitCount === 0 || wrong.length === 0) return null
  return (
    <Notice tone="error" announced title={t('errors.summary', { count: wrong.length })}>
      <ul className={css.list}>
        {wrong.map(({ name, message }) => (
          <li key={name}>
            <button type="button" className={css.link} onClick={() => setFocus(name)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
