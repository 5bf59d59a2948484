import { errorTexts } from '@shop/contracts/texts/error-texts'
import type { Refusal } from '@shop/shell/refusal'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useTexts } from '../use-texts.ts'

/** What a form says of a call that failed: when another try makes sense, and never nothing. */
export function FormRefusal({ code, isOffline, retryAt }: Refusal) {
  const { t, locale } = useTexts()
  if (isOffline) return <Notice tone="error" announced title={t('signIn.offline')} />
  if (code === 'bad_credentials') return <Notice tone="error" announced title={t('signIn.wrong')} />
  if (retryAt) {
    const time = new Intl.DateTimeFormat(locale === 'uk' ? 'uk-UA' : 'en-IE', { timeStyle: 'short' }).format(retryAt)
    return <Notice tone="warn" announced title={t('signIn.tooMany', { time })} />
  }
  return <Notice tone="error" announced title={errorTexts[code][locale]} />
}
