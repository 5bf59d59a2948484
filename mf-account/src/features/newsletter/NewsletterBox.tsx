import { call } from '@shop/api-client/call'
import { subscribeEndpoint, subscribeFormSchema } from '@shop/contracts/customers/newsletter'
import { resolverOf } from '@shop/forms/schema-resolver'
import { trackSubscription } from '@shop/shell/analytics'
import { $locale } from '@shop/shell/locale'
import { openPopup } from '@shop/shell/popup'
import { Button } from '@shop/ui-kit/Button'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useRefusedText } from '../../customer/refused-text.ts'
import { EmailField } from '../../forms/EmailField.tsx'
import { useTexts } from '../../use-texts.ts'
import css from './NewsletterBox.module.css'

type Values = z.infer<typeof subscribeFormSchema>

/** In the footer of every page: one field, one button. */
export function NewsletterBox() {
  const { t } = useTexts()
  const refusedText = useRefusedText()
  const [refused, setRefused] = useState<string | null>(null)
  const resolver = resolverOf<Values>(subscribeFormSchema)
  const form = useForm<Values>({ resolver, defaultValues: { email: '' } })
  const { errors, isSubmitting } = form.formState
  const wrong = errors.email?.message

  async function subscribe({ email }: Values) {
    setRefused(null)
    try {
      await call(subscribeEndpoint, { body: { email, locale: $locale.get(), place: 'footer' } })
    } catch (error) {
      return setRefused(refusedText(error))
    }
    form.reset()
    trackSubscription('footer')
    openPopup('newsletter-thanks', { email })
  }
  return (
    <form className={css.box} noValidate aria-label={t('newsletter.title')} onSubmit={form.handleSubmit(subscribe)}>
      <p className={css.title}>{t('newsletter.title')}</p>
      <div className={css.row}>
        <EmailField
          label={t('newsletter.email')}
          autoComplete="email"
          error={wrong ? t(`errors.${wrong}`) : refused}
          {...form.register('email', { onChange: () => setRefused(null) })}
        />
        <Button type="submit" busy={isSubmitting} className={css.send}>
          {t('newsletter.subscribe')}
        </Button>
      </div>
      <p className={css.terms}>{t('newsletter.terms')}</p>
    </form>
  )
}
