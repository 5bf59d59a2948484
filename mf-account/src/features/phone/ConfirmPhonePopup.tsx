import type { PopupSlotProps } from '@shop/shell/contract'
import { notify } from '@shop/shell/notices'
import { useNavigate } from '@shop/shell/router'
import { useStore } from '@shop/shell/use-store'
import { useState } from 'react'
import { $codeSent } from '../../customer/code-sent.ts'
import { PopupTitle } from '../../popup/PopupTitle.tsx'
import { useTexts } from '../../use-texts.ts'
import { CodeStep } from './CodeStep.tsx'
import css from './ConfirmPhone.module.css'
import { PhoneStep } from './PhoneStep.tsx'

/** A phone, then the code that came to it. Closed and opened again, it goes on where it was. */
export function ConfirmPhonePopup({ close, headingId, phone, goOn }: PopupSlotProps<'confirm-phone'>) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const sent = useStore($codeSent)
  const [isAnother, setAnother] = useState(false)

  function finish() {
    notify(t('phone.done'), { tone: 'success' })
    close()
    if (goOn) navigate(goOn)
  }
  return (
    <div className={css.popup}>
      <PopupTitle id={headingId}>{t('phone.title')}</PopupTitle>
      {sent && !isAnother ? (
        <CodeStep sent={sent} onDone={finish} onAnother={() => setAnother(true)} />
      ) : (
        <PhoneStep phone={sent?.phone ?? phone ?? ''} onSent={() => setAnother(false)} />
      )}
    </div>
  )
}
