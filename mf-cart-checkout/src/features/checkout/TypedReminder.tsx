import { useFormContext } from 'react-hook-form'
import { useTexts } from '../../use-texts.ts'
import type { CheckoutValues } from './checkout-form.ts'
import css from './Fields.module.css'
import { typedWords } from './use-typed-address.ts'

/** What she wrote while there was no list stays in sight until it is chosen from the list. */
export function TypedReminder() {
  const { t } = useTexts()
  const { watch } = useFormContext<CheckoutValues>()
  const { delivery_method_option: method, city, post_office } = watch('ukraine')
  const words = typedWords(watch('typed'))
  const isChosen = method === 'post' ? post_office !== '' : city !== ''
  if (words.length === 0 || isChosen) return null
  return <p className={css.told}>{t('typed.written', { address: words.join(', ') })}</p>
}
