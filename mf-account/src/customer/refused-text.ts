import { errorTexts } from '@shop/contracts/texts/error-texts'
import { refusalOf } from '@shop/shell/refusal'
import { useTexts } from '../use-texts.ts'

/** What a form says of a call that failed. */
export function useRefusedText(): (error: unknown) => string {
  const { t, locale } = useTexts()
  return error => {
    const { code, isOffline, retryAt } = refusalOf(error)
    if (isOffline) return t('refused.offline')
    if (!retryAt) return errorTexts[code][locale]
    const time = new Intl.DateTimeFormat(locale === 'uk' ? 'uk-UA' : 'en-IE', { timeStyle: 'short' }).format(retryAt)
    return t('refused.tooMany', { time })
  }
}
