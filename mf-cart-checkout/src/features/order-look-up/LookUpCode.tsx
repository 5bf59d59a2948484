import type { Refusal } from '@shop/shell/refusal'
import { Button } from '@shop/ui-kit/Button'
import { type FormEvent, useState } from 'react'
import { CodeField } from '../../order-code/CodeField.tsx'
import { useTexts } from '../../use-texts.ts'
import { LookUpRefusal } from './LookUpRefusal.tsx'
import css from './OrderLookUp.module.css'

type Props = {
  labelledBy: string
  sent: number
  isBusy: boolean
  refusal: Refusal | null
  onCode: (code: string) => void
  onResend: () => void
  onChange: () => void
}

/** The service never says whether there is such an order, so neither does what is wrong here. */
export function LookUpCode({ labelledBy, sent, isBusy, refusal, onCode, onResend, onChange }: Props) {
  const { t } = useTexts()
  const [code, setCode] = useState('')
  const isWrong = refusal?.code === 'code_wrong' || refusal?.code === 'validation'
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onCode(code)
  }
  return (
    <form className={css.form} noValidate aria-labelledby={labelledBy} onSubmit={onSubmit}>
      <CodeField key={sent} value={code} error={isWrong ? t('lookUp.codeWrong') : null} onChange={setCode} />
      {!isWrong && <LookUpRefusal refusal={refusal} />}
      <Button type="submit" wide busy={isBusy}>
        {t('lookUp.open')}
      </Button>
      <div className={css.others}>
        <Button
          variant="text"
          onClick={() => {
            setCode('')
            onResend()
          }}
        >
          {t('code.another')}
        </Button>
        <Button variant="text" onClick={onChange}>
          {t('lookUp.change')}
        </Button>
      </div>
    </form>
  )
}
