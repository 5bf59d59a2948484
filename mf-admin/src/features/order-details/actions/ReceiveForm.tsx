import { orderActionEndpoints } from '@shop/contracts/staff/orders/staff-order-actions'
import { Select } from '@shop/ui-kit/fields/Select'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ActionFrame } from '../../../components/ActionFrame.tsx'
import { useTexts } from '../../../use-texts.ts'
import { lineName } from '../line-texts.ts'
import { keyOf } from './picked-lines.ts'
import { type ActionFormProps, useOrderAction } from './use-order-action.ts'

type Draft = { key: string; count: string }

/** Receives stock of a pre-order from the maker: for this order, for earlier ones, and for sale. */
export function ReceiveForm(props: ActionFormProps) {
  const { t, locale } = useTexts()
  const { number, lines } = props.order
  const awaited = lines.filter(line => line.awaited > 0)
  const [first] = awaited
  const { register, handleSubmit } = useForm<Draft>({
    defaultValues: { key: first ? keyOf(first) : '', count: String(first?.awaited ?? 1) },
  })
  // A delivery that is entered once more because an answer was lost is the same delivery.
  const [delivery] = useState(() => crypto.randomUUID())
  const { ask, done, frame, errorOf } = useOrderAction(props)

  const send = ({ key, count }: Draft) => {
    const line = awaited.find(line => keyOf(line) === key)
    const body = { article: line?.article ?? '', size: line?.size ?? '', count: Number(count) }
    return ask(orderActionEndpoints.receive, { params: { number }, body }, { headers: { 'Idempotency-Key': delivery } })
  }
  return (
    <ActionFrame
      {...frame}
      fields={['article', 'count']}
      onConfirm={handleSubmit(async draft => done(await send(draft)))}
    >
      <Select
        label={t('step.which')}
        options={awaited.map(line => ({ value: keyOf(line), label: lineName(line, locale) }))}
        error={errorOf('article')}
        {...register('key')}
      />
      <TextField
        label={t('step.howMany')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        error={errorOf('count')}
        {...register('count')}
      />
    </ActionFrame>
  )
}
