import { confirmIdentityEndpoint } from '@shop/contracts/staff/people/own-account'
import { beginSecondFactorEndpoint, confirmSecondFactorEndpoint } from '@shop/contracts/staff/people/second-factor'
import { notify } from '@shop/shell/notices'
import { Button } from '@shop/ui-kit/Button'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { lazy, Suspense, useState } from 'react'
import { ObligatoryLegend } from '../../components/ObligatoryLegend.tsx'
import { PresentPasswordField } from '../../components/PasswordFields.tsx'
import { FormRefusal } from '../../forms/FormRefusal.tsx'
import { obligatory } from '../../forms/problem-text.ts'
import { asBody, useCallForm } from '../../forms/use-call-form.ts'
import { showOwnSecondFactor } from '../../session/show-second-factor.ts'
import { useTexts } from '../../use-texts.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import css from './SecondFactorSetUp.module.css'

// The library that draws the code is loaded only for setting the second factor up.
const QrCode = lazy(async () => ({
  default: (await import(/* webpackChunkName: "qr-code" */ './QrCode.tsx')).QrCode,
}))

type Secret = { secret: string; uri: string }

/** Password, then the app and its first code, then the recovery codes: three steps, in this order. */
export function SecondFactorSetUp({ onDone }: { onDone: () => void }) {
  const [secret, setSecret] = useState<Secret | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (!secret) return <PasswordStep onSecret={setSecret} />
  return <AppStep secret={secret} onCodes={setCodes} onRestart={() => setSecret(null)} />
}

function PasswordStep({ onSecret }: { onSecret: (secret: Secret) => void }) {
  const { t } = useTexts()
  const { form, element, ask, isBusy, refusal, errorOf } = useCallForm({
    defaultValues: { password: '' },
    inputOf: asBody,
  })
  const save = async (body: { password: string }) => {
    const begun = (await ask(confirmIdentityEndpoint, { body })) && (await ask(beginSecondFactorEndpoint, { body: {} }))
    if (begun) onSecret(begun)
  }
  return (
    <form ref={element} className={css.form} noValidate onSubmit={form.handleSubmit(save)}>
      <p>{t('secondFactor.about')}</p>
      <ObligatoryLegend />
      <PresentPasswordField
        {...obligatory(errorOf, 'password', t('secondFactor.password'))}
        {...form.register('password')}
      />
      <FormRefusal refusal={refusal} />
      <Button type="submit" busy={isBusy}>
        {t('secondFactor.begin')}
      </Button>
    </form>
  )
}

type AppStepProps = { secret: Secret; onCodes: (codes: readonly string[]) => void; onRestart: () => void }

function AppStep({ secret: { secret, uri }, onCodes, onRestart }: AppStepProps) {
  const { t } = useTexts()
  const { form, element, ask, isBusy, refusal, errorOf } = useCallForm({
    defaultValues: { code: '' },
    inputOf: asBody,
  })
  const confirm = async (body: { code: string }) => {
    const confirmed = await ask(confirmSecondFactorEndpoint, { body })
    if (!confirmed) return
    showOwnSecondFactor({ is_on: true, recovery_codes_left: confirmed.recovery_codes.length })
    notify(t('secondFactor.nowOn'), { tone: 'success' })
    onCodes(confirmed.recovery_codes)
  }
  return (
    <form ref={element} className={css.form} noValidate onSubmit={form.handleSubmit(confirm)}>
      <p>{t('secondFactor.scan')}</p>
      <ObligatoryLegend />
      <Suspense fallback={<div className={css.code} aria-busy="true" />}>
        <QrCode text={uri} label={t('secondFactor.qr')} className={css.code} />
      </Suspense>
      <p>
        {t('secondFactor.byHand')} <code className={css.secret}>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <TextField
        {...obligatory(errorOf, 'code', t('secondFactor.code'))}
        hint={t('signIn.codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        className={css.short}
        {...form.register('code')}
      />
      <FormRefusal refusal={refusal} />
      <div className={css.buttons}>
        <Button type="submit" busy={isBusy}>
          {t('secondFactor.confirm')}
        </Button>
        <Button variant="text" onClick={onRestart}>
          {t('secondFactor.restart')}
        </Button>
      </div>
    </form>
  )
}
