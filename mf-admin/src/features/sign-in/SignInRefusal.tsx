import { errorTexts } from '@shop/contracts/error-texts'
import type { Refusal } from '@shop/shell/refusal'
import { Notice } from '@shop/ui-kit/Notice'
import { formatTime } from '../../moments.ts'
import { useTexts } from '../../use-texts.ts'

export function SignInRefusal({ code, isOffline, retryAt }: Refusal) {
  const { t, locale } = useTexts()
  if (isOffline) return <Notice tone="error" announced title={t('failure.offline')} />
  if (retryAt)
    return <Notice tone="warn" announced title={t('signIn.tooMany', { time: formatTime(retryAt, locale) })} />
  return <Notice tone="error" announced title={errorTexts[code][locale]} />
}
