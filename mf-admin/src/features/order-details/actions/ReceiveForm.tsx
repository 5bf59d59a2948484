import { orderActionEndpoints } from '@shop/contracts/staff/orders/staff-order-actions'
import { Select } from '@shop/ui-kit/fields/Select'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { ActionFrame } from '../../../components/ActionFrame.tsx'
import { obligatory } from '../../../forms/problem-text.ts'
import { neededNumber } from '../../../numbers.ts'
import { useRequestKey } from '../../../session/use-request-key.ts'
import { useTexts } from '../../../use-texts.ts'
import { lineName } from '../line-texts.ts'
import { keyOf } from '../picked-lines.ts'
import { type ActionFormProps, useOrderAction } from '../use-order-action.ts'

type Draft = { key: string; count: string }

/** Receives stock of a pre-order from the maker: for this order, for earlier ones, and for sale. */
export function ReceiveForm(props: ActionFormProps) {
  const { t, locale } = useTexts()
  const { number, lines } = props.order
  const awaited = lines.filter(line => line.awaited > 0)
  const [first] = awaited
  // A delivery that is entered once more because an answer was lost is the same delivery.
  const { headers, renewIfAnswered: onRefused } = useRequestKey()
  const bodyOf = ({ key, count }: Draft) => {
    const line = awaited.find(line => keyOf(line) === key)
    return { article: line?.article ?? '', size: line?.size ?? '', count: neededNumber(count) }
  }
  const { form, ask, confirm, frame, errorOf } = useOrderAction<Draft>(props, {
    defaultValues: { key: first ? keyOf(first) : '', count: String(first?.awaited ?? 1) },
    inputOf: draft => ({ body: bodyOf(draft) }),
  })

  const send = (draft: Draft) =>
    ask(orderActionEndpoints.receive, { params: { number }, body: bodyOf(draft) }, { headers, onRefused })
  return (
    <ActionFrame {...frame} fields={['article', 'count']} onConfirm={confirm(send)}>
      <Select
        label={t('step.which')}
        options={awaited.map(line => ({ value: keyOf(line), label: lineName(line, locale) }))}
        error={errorOf('article')}
        {...form.register('key')}
      />
      <TextField
        {...obligatory(errorOf, 'count', t('step.howMany'))}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        {...form.register('count')}
      />
    </ActionFrame>
  )
}
