import { errorTexts } from '@shop/contracts/texts/error-texts'
import type { Refusal } from '@shop/shell/refusal'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { formatTime } from '../moments.ts'
import { useTexts } from '../use-texts.ts'

/** Why nobody could show who they are: not what is wrong with a field. */
export function SignInRefusal({ code, isOffline, retryAt }: Refusal) {
  const { t, locale } = useTexts()
  if (isOffline) return <Notice tone="error" announced title={t('failure.offline')} />
  if (retryAt)
    return <Notice tone="warn" announced title={t('signIn.tooMany', { time: formatTime(retryAt, locale) })} />
  if (code === 'code_expired') return <Notice tone="warn" announced title={t('signIn.tooLate')} />
  return <Notice tone="error" announced title={errorTexts[code][locale]} />
}
