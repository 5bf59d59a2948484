import { type ReturnCause, returnCauses } from '@shop/contracts/orders/returns'
import { returnsEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import { ChipRadio } from '@shop/ui-kit/choices/ChipRadio'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { Controller, FormProvider } from 'react-hook-form'
import { ActionFrame } from '../../../components/ActionFrame.tsx'
import { ObligatoryGroupMark } from '../../../components/ObligatoryLegend.tsx'
import { obligatory, optional } from '../../../forms/problem-text.ts'
import { useTexts } from '../../../use-texts.ts'
import { type Picked, pickedLines } from '../picked-lines.ts'
import { type ActionFormProps, useOrderAction } from '../use-order-action.ts'
import { PickedLines } from './LinePicker.tsx'

type Draft = { picked: Picked; cause: ReturnCause; reason: string }

/** The customer called: what will be sent back, and why. */
export function ReturnRequestForm(props: ActionFormProps) {
  const { t } = useTexts()
  const { number, lines } = props.order
  const bodyOf = ({ picked, cause, reason }: Draft) => ({
    step: 'request' as const,
    lines: pickedLines(lines, picked),
    cause,
    reason,
  })
  const { form, ask, confirm, frame, errorOf } = useOrderAction<Draft>(props, {
    defaultValues: { picked: {}, reason: '' },
    inputOf: draft => ({ body: bodyOf(draft) }),
  })

  const cause = t('returns.why')
  const send = (draft: Draft) => ask(returnsEndpoint, { params: { number }, body: bodyOf(draft) })
  return (
    <FormProvider {...form}>
      <ActionFrame {...frame} fields={['lines', 'cause', 'reason']} onConfirm={confirm(send)}>
        <PickedLines
          required
          legend={t('step.comesBack')}
          lines={lines}
          most={({ count, returned = 0 }) => count - returned}
          error={errorOf('lines')}
        />
        <Controller
          control={form.control}
          name="cause"
          render={({ field }) => (
            <ChipRadio
              legend={
                <>
                  {cause}
                  <ObligatoryGroupMark />
                </>
              }
              options={returnCauses.map(value => ({ value, label: t(`returns.cause.${value}`) }))}
              value={field.value ?? null}
              onChange={field.onChange}
              error={obligatory(errorOf, 'cause', cause).error}
            />
          )}
        />
        <TextField
          {...optional(errorOf, 'reason', t('reason.return_request'))}
          maxLength={500}
          {...form.register('reason')}
        />
      </ActionFrame>
    </FormProvider>
  )
}
