import { Button } from '@shop/ui-kit/Button'
import type { ReactNode } from 'react'
import { Refused } from '../../components/Refused.tsx'
import type { CallRefusal } from '../../session/use-staff-call.ts'
import { textOfCode, useTexts } from '../../use-texts.ts'
import { lacksIn } from './lacks-in.ts'
import css from './ProductFields.module.css'

type Props = {
  label: string
  isBusy: boolean
  refusal: CallRefusal | null
  hint?: string
  /** What is chosen beside the button. */
  children?: ReactNode
}

/** What is said elsewhere: at the fields, or by the dialog of a conflict. */
const ELSEWHERE = ['validation', 'not_ready', 'changed_meanwhile']

/** The end of a form of products: its button, and what kept it from being saved. */
export function SaveBar({ label, isBusy, refusal, hint, children }: Props) {
  return (
    <div className={css.save} data-stays>
      {children}
      <Button type="submit" busy={isBusy}>
        {label}
      </Button>
      {hint && <p className={css.hint}>{hint}</p>}
      <SaveRefusal refusal={refusal} />
    </div>
  )
}

/** What kept a form of products from being saved. */
export function SaveRefusal({ refusal }: Pick<Props, 'refusal'>) {
  const { t } = useTexts()
  const lacks = lacksIn(refusal)
  return (
    <>
      {refusal?.code === 'validation' && <p className={css.wrong}>{t('product.wrong')}</p>}
      {lacks.length > 0 && (
        <p className={css.wrong}>
          {t('product.lacks')} {lacks.map(lack => textOfCode(t, 'showLacks', lack)).join(', ')}
        </p>
      )}
      {refusal && !ELSEWHERE.includes(refusal.code) && <Refused refusal={refusal} />}
    </>
  )
}
