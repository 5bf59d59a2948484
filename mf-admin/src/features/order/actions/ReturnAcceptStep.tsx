import { returnsEndpoint } from '@shop/contracts/staff-order-steps'
import { useState } from 'react'
import { StepForm } from '../../../parts/StepForm.tsx'
import { useTexts } from '../../../use-texts.ts'
import { LinePicker } from './LinePicker.tsx'
import { allOf, keyOf, pickedLines } from './picked-lines.ts'
import { RestockChoice } from './RestockChoice.tsx'
import { type StepProps, useOrderStep } from './use-order-step.ts'

/** The pieces are here: which came, and which are as new. */
export function ReturnAcceptStep(props: StepProps) {
  const { t } = useTexts()
  const { number, lines, returns } = props.order
  const asked = returns.find(({ state }) => state === 'open')?.lines ?? []
  const most = (line: (typeof lines)[number]) => asked.find(named => keyOf(named) === keyOf(line))?.count ?? 0
  const [picked, setPicked] = useState(() => allOf(lines, most))
  const [worn, setWorn] = useState<readonly string[]>([])
  const { ask, done, isBusy, refusal, errorOf } = useOrderStep(props)

  const came = pickedLines(lines, picked).map(line => ({ ...line, restock: !worn.includes(keyOf(line)) }))
  const body = { step: 'accept' as const, lines: came }
  return (
    <StepForm
      title={t('actions.return_accept')}
      about={t('about.return_accept')}
      confirmLabel={t('confirm.return_accept')}
      isBusy={isBusy}
      refusal={refusal}
      fields={['lines']}
      onConfirm={async () => done(await ask(returnsEndpoint, { params: { number }, body }))}
      onClose={props.onClose}
    >
      <LinePicker
        legend={t('step.came')}
        lines={lines}
        most={most}
        picked={picked}
        onPick={setPicked}
        error={errorOf('lines')}
        more={line => <RestockChoice line={line} notForSale={worn} onChange={setWorn} />}
      />
    </StepForm>
  )
}
