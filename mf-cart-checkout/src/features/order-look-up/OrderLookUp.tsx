import { useNavigate } from '@shop/shell/router'
import { useState } from 'react'
import { useTexts } from '../../use-texts.ts'
import { LookUpCode } from './LookUpCode.tsx'
import { LookUpForm } from './LookUpForm.tsx'
import css from './OrderLookUp.module.css'
import { type LookedUpFor, useLookUp } from './use-look-up.ts'

/** Which order is looked for, then the code from its email, then the order itself. */
export function OrderLookUp({ labelledBy }: { labelledBy: string }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  // Back leads to where the customer came from: the code that was typed here is of no use there.
  const lookUp = useLookUp(ref => navigate(`/payment/${ref}`, { replace: true }))
  const [typed, setTyped] = useState<LookedUpFor>({ number: '', email: '' })
  const { asked, sent, isBusy, refusal } = lookUp

  return (
    <div className={css.steps}>
      {/* Announced only because it stood here before its text changed. */}
      <div role="status">
        <p className={css.text}>{asked ? t(sent > 0 ? 'lookUp.sent' : 'lookUp.enter', asked) : t('lookUp.about')}</p>
        {sent > 0 && <p className={css.quiet}>{t('lookUp.noEmail')}</p>}
      </div>
      {asked ? (
        <LookUpCode
          {...{ labelledBy, sent, isBusy, refusal }}
          onCode={code => void lookUp.open(asked, code)}
          onResend={() => void lookUp.sendCode(asked)}
          onChange={lookUp.startAgain}
        />
      ) : (
        <LookUpForm
          {...{ labelledBy, typed, isBusy, refusal }}
          onSend={values => {
            setTyped(values)
            void lookUp.sendCode(values)
          }}
          onHasCode={values => {
            setTyped(values)
            lookUp.typeCode(values)
          }}
        />
      )}
    </div>
  )
}
