import { Notice } from '@shop/ui-kit/feedback/Notice'
import { Refused } from '../components/Refused.tsx'
import type { CallRefusal } from '../session/use-staff-call.ts'
import { useTexts } from '../use-texts.ts'

type Props = {
  refusal: CallRefusal | null
  /** Codes of refusals that are shown elsewhere: by the comparison with what a colleague saved, as a rule. */
  shownElsewhere?: readonly string[] | undefined
}

/** Above the button of a form: why it was not saved, or how many fields say so themselves, out of sight perhaps. */
export function FormRefusal({ refusal, shownElsewhere = ['changed_meanwhile'] }: Props) {
  const { t } = useTexts()
  if (!refusal || shownElsewhere.includes(refusal.code)) return null
  const count = Object.keys(refusal.fields).length
  if (count === 0) return <Refused refusal={refusal} />
  return (
    <Notice tone="error" announced>
      {t('errors.marked', { count })}
    </Notice>
  )
}
