import { ShopError } from '@shop/contracts/errors'
import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/Notice'
import { type FormEvent, useState } from 'react'
import { CodeField } from '../../order-code/CodeField.tsx'
import { codeRefusal, isCodeSpent } from '../../order-code/code-refusal.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Return.module.css'
import { useLetterCode } from './use-letter-code.ts'

type Props = {
  orderRef: string
  /** She has proven it before, and the code has had its day since. */
  isAgain: boolean
  isBusy: boolean
  error: Error | null
  onCode: (code: string) => void
  /** Another letter is asked for: what was typed before counts no more. */
  onResend: () => void
}

/** Whoever is not known to have placed the order shows that its mailbox is hers. */
export function CodeStep({ orderRef, isAgain, isBusy, error, onCode, onResend }: Props) {
  const { t } = useTexts()
  const [typed, setTyped] = useState('')
  const letter = useLetterCode(orderRef)
  const refused = error instanceof ShopError ? error.code : error ? 'unknown' : undefined
  // Asked for in another browser, the code in the mailbox is as good here.
  const [hasCode, setHasCode] = useState(false)
  const isOpen = letter.sent > 0 || hasCode
  const isTyping = isOpen && !letter.isBusy
  const mustSend = !isOpen || isCodeSpent(refused)
  const ofCode = isTyping ? codeRefusal(refused) : null
  const otherRefusal = letter.refusal?.code ?? (isTyping && !ofCode ? refused : undefined)

  const onSend = () => {
    setTyped('')
    onResend()
    void letter.send()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (mustSend) onSend()
    else onCode(typed)
  }
  return (
    <form className={css.step} noValidate onSubmit={onSubmit}>
      <p role="status">
        {t(
          letter.sent > 0 && isTyping && !mustSend
            ? 'return.codeSent'
            : isAgain
              ? 'return.codeGone'
              : 'return.aboutCode',
        )}
      </p>
      {isOpen && <CodeField key={letter.sent} value={typed} error={ofCode && t(ofCode)} onChange={setTyped} />}
      {otherRefusal && (
        <Notice tone="error" announced>
          {t(otherRefusal === 'too_many_requests' ? 'code.later' : 'cancel.again')}
        </Notice>
      )}
      <div className={css.ways}>
        <Button type="submit" busy={isBusy || letter.isBusy}>
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
