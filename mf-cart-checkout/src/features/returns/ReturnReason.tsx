import { type ReturnCause, returnCauses } from '@shop/contracts/orders/returns'
import { ChipRadio } from '@shop/ui-kit/choices/ChipRadio'
import { TextArea } from '@shop/ui-kit/fields/TextArea'
import { useTexts } from '../../use-texts.ts'
import { MAX_REASON, type ReturnChoice } from './return-choice.ts'

type Props = {
  choice: ReturnChoice
  causeError?: string | undefined
  reasonError?: string | undefined
  onChange: (choice: ReturnChoice) => void
}

const ourFaults: readonly (ReturnCause | null)[] = ['defect', 'wrong_piece', 'not_as_shown']

/** Why it comes back: one of the usual reasons, and a comment if the customer likes. */
export function ReturnReason({ choice, causeError, reasonError, onChange }: Props) {
  const { t } = useTexts()
  const options = returnCauses.map(value => ({ value, label: t(`return.causes.${value}`) }))
  const pick = (value: string) =>
    onChange({ ...choice, cause: returnCauses.find(cause => cause === value) ?? choice.cause })
  return (
    <>
      <ChipRadio legend={t('return.cause')} options={options} value={choice.cause} error={causeError} onChange={pick} />
      <TextArea
        label={t('return.reason')}
        labelNote={t('optional')}
        hint={t(ourFaults.includes(choice.cause) ? 'return.ourFault' : 'return.reasonHint')}
        error={reasonError}
        maxLength={MAX_REASON}
        value={choice.reason}
        onChange={event => onChange({ ...choice, reason: event.currentTarget.value })}
      />
    </>
  )
}
