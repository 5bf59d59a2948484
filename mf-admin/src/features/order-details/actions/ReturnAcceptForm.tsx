import { returnsEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import { Controller, useForm } from 'react-hook-form'
import { ActionFrame } from '../../../components/ActionFrame.tsx'
import { useTexts } from '../../../use-texts.ts'
import { LinePicker } from './LinePicker.tsx'
import { allOf, keyOf, type Picked, pickedLines } from './picked-lines.ts'
import { RestockChoice } from './RestockChoice.tsx'
import { type ActionFormProps, useOrderAction } from './use-order-action.ts'

type Draft = { picked: Picked; worn: readonly string[] }

/** The parcel of a return is here: which items came, and which are as new. */
export function ReturnAcceptForm(props: ActionFormProps) {
  const { t } = useTexts()
  const { number, lines, returns } = props.order
  const asked = returns.find(({ state }) => state === 'open')?.lines ?? []
  const most = (line: (typeof lines)[number]) => asked.find(named => keyOf(named) === keyOf(line))?.count ?? 0
  const { control, handleSubmit } = useForm<Draft>({ defaultValues: { picked: allOf(lines, most), worn: [] } })
  const { ask, done, frame, errorOf } = useOrderAction(props)

  const send = ({ picked, worn }: Draft) => {
    const came = pickedLines(lines, picked).map(line => ({ ...line, restock: !worn.includes(keyOf(line)) }))
    return ask(returnsEndpoint, { params: { number }, body: { step: 'accept' as const, lines: came } })
  }
  return (
    <ActionFrame {...frame} fields={['lines']} onConfirm={handleSubmit(async draft => done(await send(draft)))}>
      <Controller
        control={control}
        name="picked"
        render={({ field }) => (
          <LinePicker
            legend={t('step.came')}
            lines={lines}
            most={most}
            picked={field.value}
            onPick={field.onChange}
            error={errorOf('lines')}
            more={line => (
              <Controller
                control={control}
                name="worn"
                render={({ field }) => <RestockChoice line={line} notForSale={field.value} onChange={field.onChange} />}
              />
            )}
          />
        )}
      />
    </ActionFrame>
  )
}
