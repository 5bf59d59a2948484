import type { ResultOf } from '@shop/contracts/endpoint'
import type { ownAccountEndpoint } from '@shop/contracts/staff/people/own-account'
import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { Badge } from '@shop/ui-kit/page/Badge'
import { useState } from 'react'
import { RecoveryCodes } from '../../sign-in/second-factor/RecoveryCodes.tsx'
import { SecondFactorSetUp } from '../../sign-in/second-factor/SecondFactorSetUp.tsx'
import { useTexts } from '../../use-texts.ts'
import css from './OwnAccount.module.css'
import { type FactorAction, SecondFactorAction } from './SecondFactorAction.tsx'

type Factor = ResultOf<typeof ownAccountEndpoint>['second_factor']

const FEW_CODES = 3

/** Is it on, how many recovery codes are left, and what can be done about it. */
export function OwnSecondFactor({ factor }: { factor: Factor }) {
  const { t } = useTexts()
  const [open, setOpen] = useState<'set-up' | FactorAction | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)

  const finish = () => {
    setOpen(null)
    setCodes(null)
  }
  return (
    <section className={css.section} aria-labelledby="own-second-factor">
      <h2 id="own-second-factor" className={css.title}>
        {t('secondFactor.title')}{' '}
        <Badge tone={factor.is_on ? 'success' : 'plain'}>
          {t(factor.is_on ? 'secondFactor.on' : 'secondFactor.off')}
        </Badge>
      </h2>
      <p className={css.quiet}>{t(factor.required ? 'secondFactor.isRequired' : 'secondFactor.why')}</p>
      {factor.is_on && factor.recovery_codes_left <= FEW_CODES && !codes && (
        <Notice tone="warn">{t('secondFactor.fewCodes', { count: factor.recovery_codes_left })}</Notice>
      )}
      {codes && <RecoveryCodes codes={codes} onDone={finish} />}
      {!codes && open === 'set-up' && <SecondFactorSetUp onDone={finish} />}
      {!codes && open && open !== 'set-up' && (
        <SecondFactorAction key={open} action={open} onCodes={setCodes} onDone={finish} onClose={() => setOpen(null)} />
      )}
      {!codes && !open && (
        <div className={css.buttons}>
          {!factor.is_on && <Button onClick={() => setOpen('set-up')}>{t('secondFactor.setUp')}</Button>}
          {factor.is_on && (
            <>
              <Button variant="outline" onClick={() => setOpen('recovery-codes')}>
                {t('secondFactor.newCodes')}
              </Button>
              <Button variant="text" onClick={() => setOpen('switch-off')}>
                {t('secondFactor.switchOff')}
              </Button>
            </>
          )}
        </div>
      )}
    </section>
  )
}
