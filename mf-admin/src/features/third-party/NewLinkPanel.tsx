import { newThirdPartyOrderEndpoint, staffThirdPartyOrdersEndpoint } from '@shop/contracts/third-party-orders'
import { queryClient } from '@shop/shell/query'
import { leaveBy, useUnsaved } from '@shop/shell/unsaved'
import { Button } from '@shop/ui-kit/Button'
import { ChipRadio } from '@shop/ui-kit/ChipRadio'
import { TextArea } from '@shop/ui-kit/TextArea'
import { TextField } from '@shop/ui-kit/TextField'
import { type FormEvent, useId, useRef, useState } from 'react'
import { PanelHeader } from '../../parts/PanelHeader.tsx'
import { Refused } from '../../parts/Refused.tsx'
import { SidePanel } from '../../parts/SidePanel.tsx'
import { useFocusOnRefusal } from '../../parts/use-focus-on-refusal.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { textOfWord, useTexts } from '../../use-texts.ts'
import { HoursChoice } from './HoursChoice.tsx'
import css from './NewLinkPanel.module.css'

type Props = { onClose: () => void; onMade: (number: string) => void }

/** What was agreed upon in a message or in the shop, to be paid by a link. */
export function NewLinkPanel({ onClose, onMade }: Props) {
  const { t } = useTexts()
  const titleId = useId()
  const [amount, setAmount] = useState('')
  const [currency, setCurrency] = useState<'UAH' | 'EUR'>('UAH')
  const [note, setNote] = useState('')
  const [hours, setHours] = useState(72)
  const { ask, isBusy, refusal } = useStaffCall()
  const form = useRef<HTMLFormElement>(null)
  useFocusOnRefusal(form, refusal)
  useUnsaved(amount !== '' || note !== '')
  const close = () => leaveBy(onClose)
  const errorOf = (field: string) => refusal?.fields[field] && textOfWord(t, 'errors', refusal.fields[field])

  const make = async (event: FormEvent) => {
    event.preventDefault()
    const sum = Number(amount.replace(/[\s\u00a0]/g, '').replace(',', '.'))
    const made = await ask(newThirdPartyOrderEndpoint, { body: { amount: sum, currency, note, hours } })
    if (!made) return
    await queryClient.invalidateQueries({ queryKey: [staffThirdPartyOrdersEndpoint.path] })
    onMade(made.order.number)
  }
  return (
    <SidePanel labelledBy={titleId} onClose={close}>
      <PanelHeader title={t('link.add')} titleId={titleId} closeLabel={t('promo.close')} onClose={close} />
      <form ref={form} className={css.form} noValidate onSubmit={make}>
        <TextField
          label={t('link.fields.amount')}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          error={errorOf('amount')}
          onChange={event => setAmount(event.currentTarget.value)}
        />
        <ChipRadio
          legend={t('link.fields.currency')}
          options={[
            { value: 'UAH', label: '₴' },
            { value: 'EUR', label: '€' },
          ]}
          value={currency}
          onChange={value => setCurrency(value === 'EUR' ? 'EUR' : 'UAH')}
        />
        <HoursChoice hours={hours} onChange={setHours} />
        <TextArea
          label={t('link.fields.note')}
          hint={t('link.noteHint')}
          maxLength={500}
          value={note}
          error={errorOf('note')}
          onChange={event => setNote(event.currentTarget.value)}
        />
        {refusal?.code !== 'validation' && <Refused refusal={refusal} />}
        <Button type="submit" busy={isBusy} className={css.save}>
          {t('link.make')}
        </Button>
      </form>
    </SidePanel>
  )
}
