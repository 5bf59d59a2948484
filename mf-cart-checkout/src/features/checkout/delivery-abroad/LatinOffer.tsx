import { transliterate } from '@shop/contracts/delivery/transliterate'
import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '../../../use-texts.ts'
import type { CheckoutValues } from '../form/checkout-form.ts'

const fields = ['abroad.address', 'abroad.city', 'abroad.state'] as const
const CYRILLIC = /[\u0400-\u04ff]/

/** An address abroad in Cyrillic letters is offered in Latin ones, by the official table; one press takes it. */
export function LatinOffer() {
  const { t } = useTexts()
  const { watch, setValue, setFocus } = useFormContext<CheckoutValues>()
  const written = watch(fields)
  const isCyrillic = written.some(text => CYRILLIC.test(text))
  const address = written.filter(text => text.trim() !== '').map(transliterate)

  function accept() {
    for (const [index, name] of fields.entries()) {
      const text = written[index] ?? ''
      if (CYRILLIC.test(text)) setValue(name, transliterate(text), { shouldDirty: true, shouldValidate: true })
    }
    // The button goes with its reason: the focus stays by the address.
    setFocus('abroad.address')
  }
  if (!isCyrillic) return null
  return (
    <Notice
      announced
      title={t('latin.title')}
      action={
        <Button variant="outline" size="small" onClick={accept}>
          {t('latin.accept')}
        </Button>
      }
    >
      {t('latin.written', { address: address.join(', ') })}
    </Notice>
  )
}
