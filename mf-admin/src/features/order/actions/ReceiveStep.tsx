import { orderActionEndpoints } from '@shop/contracts/staff-order-steps'
import { Select } from '@shop/ui-kit/Select'
import { TextField } from '@shop/ui-kit/TextField'
import { useState } from 'react'
import { StepForm } from '../../../parts/StepForm.tsx'
import { useTexts } from '../../../use-texts.ts'
import { keyOf } from './picked-lines.ts'
import { type StepProps, useOrderStep } from './use-order-step.ts'

/** Pieces of a pre-order came from the maker: for this order, for earlier ones, and for sale. */
export function ReceiveStep(props: StepProps) {
  const { t, locale } = useTexts()
  const { number, lines } = props.order
  const awaited = lines.filter(line => line.awaited > 0)
  const [key, setKey] = useState(() => (awaited[0] ? keyOf(awaited[0]) : ''))
  const [count, setCount] = useState(() => String(awaited[0]?.awaited ?? 1))
  // A delivery that is entered once more because an answer was lost is the same delivery.
  const [delivery] = useState(() => crypto.randomUUID())
  const { ask, done, isBusy, refusal, errorOf } = useOrderStep(props)
  const line = awaited.find(line => keyOf(line) === key)

  const send = () => {
    const body = { article: line?.article ?? '', size: line?.size ?? '', count: Number(count) }
    return ask(orderActionEndpoints.receive, { params: { number }, body }, { headers: { 'Idempotency-Key': delivery } })
  }
  return (
    <StepForm
      title={t('actions.receive')}
      about={t('about.receive')}
      confirmLabel={t('confirm.receive')}
      isBusy={isBusy}
      refusal={refusal}
      fields={['article', 'count']}
      onConfirm={async () => done(await send())}
      onClose={props.onClose}
    >
      <Select
        label={t('step.which')}
        options={awaited.map(line => ({ value: keyOf(line), label: `${line.title[locale]}, ${line.size}` }))}
        value={key}
        error={errorOf('article')}
        onChange={event => setKey(event.currentTarget.value)}
      />
      <TextField
        label={t('step.howMany')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={count}
        error={errorOf('count')}
        onChange={event => setCount(event.currentTarget.value)}
      />
    </StepForm>
  )
}
