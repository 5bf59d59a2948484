import { newThirdPartyOrderEndpoint, staffThirdPartyOrdersEndpoint } from '@shop/contracts/orders/third-party-orders'
import { queryClient } from '@shop/shell/query'
import { leaveBy } from '@shop/shell/unsaved'
import { Button } from '@shop/ui-kit/Button'
import { ChipRadio } from '@shop/ui-kit/choices/ChipRadio'
import { TextArea } from '@shop/ui-kit/fields/TextArea'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useId } from 'react'
import { Controller } from 'react-hook-form'
import { PanelHeader } from '../../components/PanelHeader.tsx'
import { Refused } from '../../components/Refused.tsx'
import { SidePanel } from '../../components/SidePanel.tsx'
import { typedNumber } from '../../forms/typed-number.ts'
import { useCallForm } from '../../forms/use-call-form.ts'
import { useTexts } from '../../use-texts.ts'
import { HoursChoice } from './HoursChoice.tsx'
import css from './NewLinkPanel.module.css'

type Props = { onClose: () => void; onMade: (number: string) => void }
type Draft = { amount: string; currency: 'UAH' | 'EUR'; note: string; hours: number }

const empty: Draft = { amount: '', currency: 'UAH', note: '', hours: 72 }

/** What was agreed upon in a message or in the shop, to be paid by a link. */
export function NewLinkPanel({ onClose, onMade }: Props) {
  const { t } = useTexts()
  const titleId = useId()
  const { form, element, ask, isBusy, refusal, errorOf } = useCallForm<Draft>({ defaultValues: empty })
  const { register, control } = form
  const close = () => leaveBy(onClose)

  async function make({ amount, ...terms }: Draft) {
    const made = await ask(newThirdPartyOrderEndpoint, { body: { amount: typedNumber(amount) ?? 0, ...terms } })
    if (!made) return
    await queryClient.invalidateQueries({ queryKey: [staffThirdPartyOrdersEndpoint.path] })
    onMade(made.order.number)
  }
  return (
    <SidePanel labelledBy={titleId} onClose={close}>
      <PanelHeader title={t('link.add')} titleId={titleId} closeLabel={t('promo.close')} onClose={close} />
      <form ref={element} className={css.form} noValidate onSubmit={form.handleSubmit(make)}>
        <TextField
          label={t('link.fields.amount')}
          inputMode="decimal"
          autoComplete="off"
          error={errorOf('amount')}
          {...register('amount')}
        />
        <Controller
          control={control}
          name="currency"
          render={({ field: { value, onChange } }) => (
            <ChipRadio
              legend={t('link.fields.currency')}
              options={[
                { value: 'UAH', label: '₴' },
                { value: 'EUR', label: '€' },
              ]}
              value={value}
              onChange={onChange}
            />
          )}
        />
        <Controller
          control={control}
          name="hours"
          render={({ field: { value, onChange } }) => <HoursChoice hours={value} onChange={onChange} />}
        />
        <TextArea
          label={t('link.fields.note')}
          hint={t('link.noteHint')}
          maxLength={500}
          error={errorOf('note')}
          {...register('note')}
        />
        {refusal?.code !== 'validation' && <Refused refusal={refusal} />}
        <Button type="submit" busy={isBusy} className={css.save}>
          {t('link.make')}
        </Button>
      </form>
    </SidePanel>
  )
}
