import { call } from '@shop/api-client/call'
import { askForStockAlertEndpoint, stockAlertFormSchema } from '@shop/contracts/catalog/back-in-stock'
import { customerInfoEndpoint } from '@shop/contracts/customers/profile'
import { ShopError } from '@shop/contracts/errors'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { $locale } from '@shop/shell/locale'
import { useEndpoint } from '@shop/shell/query'
import { refusalOf } from '@shop/shell/refusal'
import { $session } from '@shop/shell/session'
import { useStore } from '@shop/shell/use-store'
import { useState } from 'react'

type Wanted = { article: string; size: string }

/** Asking for an alert: the mailbox that is typed or known, what is under way, and what came of it. */
export function useStockAlert(wanted: Wanted) {
  const session = useStore($session)
  const { data } = useEndpoint(customerInfoEndpoint, {}, { enabled: session === 'signed-in' })
  const [typed, setTyped] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [answer, setAnswer] = useState<{ confirmed: boolean; email: string } | null>(null)
  const refusedText = useRefusedText()
  const email = typed ?? data?.user.email ?? ''

  async function ask() {
    if (isSending) return
    const wrong = stockAlertFormSchema.safeParse({ email }).error?.issues[0]?.message
    setRefusal(wrong ? refusedText(new ShopError('validation', { fields: { email: wrong } })) : null)
    if (wrong) return
    setIsSending(true)
    try {
      const body = { ...wanted, email, locale: $locale.get() }
      const { confirmed } = await call(askForStockAlertEndpoint, { body })
      setAnswer({ confirmed, email })
    } catch (error) {
      setRefusal(refusedText(error))
    } finally {
      setIsSending(false)
    }
  }

  function type(value: string) {
    setTyped(value)
    setRefusal(null)
  }
  return { email, type, ask, isSending, refusal, answer }
}

function useRefusedText(): (error: unknown) => string {
  const { t } = useTranslation('mf-catalog')
  const { time } = useFormat()
  return error => {
    const fields = error instanceof ShopError ? Object(error.details.fields) : {}
    if (fields.size === 'in_stock') return t('alert.inStock')
    if (fields.email) return t(fields.email === 'email_required' ? 'alert.emailRequired' : 'alert.emailIncorrect')
    const { code, isOffline, retryAt } = refusalOf(error)
    if (isOffline) return t('alert.offline')
    if (retryAt) return t('alert.tooMany', { time: time(retryAt) })
    return t(code === 'not_found' ? 'alert.gone' : 'alert.failed')
  }
}
