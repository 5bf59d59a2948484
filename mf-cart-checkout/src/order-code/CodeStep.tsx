import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import { sendOrderCodeEndpoint } from '@shop/contracts/staff/orders/customer-order-actions'
import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../use-texts.ts'
import { CodeField } from './CodeField.tsx'
import css from './CodeStep.module.css'
import { codeRefusal, isCodeSpent } from './code-refusal.ts'

type Props = {
  orderRef: string
  /** Why a code is needed; said until one is on its way. */
  about: string
  /** The id of what names the form; without one it is no region of the page. */
  labelledBy?: string
  isBusy: boolean
  error: Error | null
  onCode: (code: string) => void
  /** Another email is asked for: what was typed before counts no more. */
  onResend: () => void
}

/** A browser that did not place the order proves by a code that the customer owns its mailbox. */
export function CodeStep({ orderRef, about, labelledBy, isBusy, error, onCode, onResend }: Props) {
  const { t } = useTexts()
  const [typed, setTyped] = useState('')
  const email = useEmailCode(orderRef)
  const refused = error instanceof ShopError ? error.code : error ? 'unknown' : undefined
  // Asked for in another browser, the code in the mailbox is as good here.
  const [hasCode, setHasCode] = useState(false)
  const isOpen = email.sent > 0 || hasCode
  const isTyping = isOpen && !email.isBusy
  const mustSend = !isOpen || isCodeSpent(refused)
  const ofCode = isTyping ? codeRefusal(refused) : null
  const otherRefusal = email.refusal?.code ?? (isTyping && !ofCode ? refused : undefined)

  const onSend = () => {
    setTyped('')
    onResend()
    void email.send()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (mustSend) onSend()
    else onCode(typed)
  }
  return (
    <form className={css.step} noValidate aria-labelledby={labelledBy} onSubmit={onSubmit}>
      <p role="status">{email.sent > 0 && isTyping && !mustSend ? t('code.sent') : about}</p>
      {isOpen && <CodeField key={email.sent} value={typed} error={ofCode && t(ofCode)} onChange={setTyped} />}
      {otherRefusal && (
        <Notice tone="error" announced>
          {t(otherRefusal === 'too_many_requests' ? 'code.later' : 'cancel.again')}
        </Notice>
      )}
      <div className={css.actions}>
        <Button type="submit" busy={isBusy || email.isBusy}>
          {t(mustSend ? (isOpen ? 'code.another' : 'code.send') : 'code.check')}
        </Button>
        {!isOpen && (
          <Button variant="text" onClick={() => setHasCode(true)}>
            {t('code.have')}
          </Button>
        )}
        {!mustSend && (
          <Button variant="text" onClick={onSend}>
            {t('code.another')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Has a code sent to the mailbox of the order. */
function useEmailCode(order: string) {
  const [state, setState] = useState<{ isBusy: boolean; sent: number; refusal: ShopError | null }>({
    isBusy: false,
    sent: 0,
    refusal: null,
  })
  async function send(): Promise<void> {
    setState(({ sent }) => ({ isBusy: true, sent, refusal: null }))
    try {
      await call(sendOrderCodeEndpoint, { body: { order } })
      setState(({ sent }) => ({ isBusy: false, sent: sent + 1, refusal: null }))
    } catch (error) {
      const refusal = error instanceof ShopError ? error : new ShopError('unknown')
      setState(({ sent }) => ({ isBusy: false, sent, refusal }))
    }
  }
  return { ...state, send }
}
