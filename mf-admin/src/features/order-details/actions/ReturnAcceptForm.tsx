import { returnsEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import { FormProvider } from 'react-hook-form'
import { ActionFrame } from '../../../components/ActionFrame.tsx'
import { useTexts } from '../../../use-texts.ts'
import { allOf, keyOf, type Picked, pickedLines } from '../picked-lines.ts'
import { type ActionFormProps, useOrderAction } from '../use-order-action.ts'
import { PickedLines } from './LinePicker.tsx'
import { RestockField } from './RestockField.tsx'

type Draft = { picked: Picked; worn: readonly string[] }

/** The parcel of a return is here: which items came, and which are as new. */
export function ReturnAcceptForm(props: ActionFormProps) {
  const { t } = useTexts()
  const { number, lines, returns } = props.order
  const asked = returns.find(({ state }) => state === 'open')?.lines ?? []
  const most = (line: (typeof lines)[number]) => asked.find(named => keyOf(named) === keyOf(line))?.count ?? 0
  const bodyOf = ({ picked, worn }: Draft) => {
    const came = pickedLines(lines, picked).map(line => ({ ...line, restock: !worn.includes(keyOf(line)) }))
    return { step: 'accept' as const, lines: came }
  }
  const { form, ask, confirm, frame, errorOf } = useOrderAction<Draft>(props, {
    defaultValues: { picked: allOf(lines, most), worn: [] },
    inputOf: draft => ({ body: bodyOf(draft) }),
  })

  const send = (draft: Draft) => ask(returnsEndpoint, { params: { number }, body: bodyOf(draft) })
  return (
    <FormProvider {...form}>
      <ActionFrame {...frame} fields={['lines']} onConfirm={confirm(send)}>
        <PickedLines
          legend={t('step.came')}
          lines={lines}
          most={most}
          error={errorOf('lines')}
          more={line => <RestockField line={line} />}
        />
      </ActionFrame>
    </FormProvider>
  )
}
