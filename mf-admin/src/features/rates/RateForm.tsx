import { call } from '@shop/api-client/call'
import { ratesEndpoint } from '@shop/contracts/delivery/rates'
import {
  previewRateEndpoint,
  type RatePreview,
  type StaffRate,
  setCurrencyEndpoint,
  staffRateEndpoint,
} from '@shop/contracts/staff/staff-rates'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { Button } from '@shop/ui-kit/Button'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ObligatoryLegend } from '../../components/ObligatoryLegend.tsx'
import { EditConflict } from '../../forms/EditConflict.tsx'
import { FormRefusal } from '../../forms/FormRefusal.tsx'
import { obligatory } from '../../forms/problem-text.ts'
import { useRevisedForm } from '../../forms/use-revised-form.ts'
import { formatPercent, formatRate, neededNumber, typedNumber, writtenNumber } from '../../numbers.ts'
import { useTexts } from '../../use-texts.ts'
import { BankRate } from './BankRate.tsx'
import { PreviewTable } from './PreviewTable.tsx'
import css from './Rates.module.css'

type Draft = { rate: string }

const empty: Draft = { rate: '' }

/** A new rate can be saved only after staff have seen its effect. */
export function RateForm({ known }: { known: StaffRate }) {
  const { t, locale } = useTexts()
  const edit = useRevisedForm<Draft>(
    { revision: known.revision, draft: empty },
    { inputOf: draft => ({ body: { currency: 'EUR', rate: neededNumber(draft.rate), revision: 0 } }) },
  )
  const { form, element, ask, isBusy, refusal, errorOf } = edit
  const [seen, setSeen] = useState<RatePreview | null>(null)
  const [isConfirmed, setConfirmed] = useState(false)
  const [isConfirmMissing, setConfirmMissing] = useState(false)
  const rate = typedNumber(useWatch({ control: form.control, name: 'rate' }))
  // Another rate has another effect.
  const preview = seen && seen.will_be === rate ? seen : null

  async function show(draft: Draft) {
    setConfirmed(false)
    setConfirmMissing(false)
    setSeen(await ask(previewRateEndpoint, { body: { rate: neededNumber(draft.rate) } }))
  }

  async function save(rate: number) {
    const body = { currency: 'EUR' as const, rate, revision: edit.revision(), confirm: isConfirmed }
    const saved = await ask(setCurrencyEndpoint, { body })
    if (!saved) return
    queryClient.setQueryData([staffRateEndpoint.path, {}], saved)
    // Cards of goods derive prices in euros from it.
    void queryClient.invalidateQueries({ queryKey: [ratesEndpoint.path] })
    edit.take({ revision: saved.rate.revision, draft: empty })
    setSeen(null)
    notify(t('rates.saved', { rate: formatRate(rate, locale) }), { tone: 'success' })
  }

  const submit = form.handleSubmit(async draft => {
    if (!preview) return show(draft)
    if (preview.needs_confirm && !isConfirmed) return setConfirmMissing(true)
    await save(preview.will_be)
  })
  return (
    <section className={css.panel}>
      <h2 className={css.heading}>{t('rates.new')}</h2>
      <form ref={element} className={css.form} noValidate onSubmit={submit}>
        <ObligatoryLegend />
        <TextField
          {...obligatory(errorOf, 'rate', t('rates.rate'))}
          hint={t('rates.rateHint')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          className={css.field}
          {...form.register('rate')}
        />
        <BankRate onTake={rate => form.setValue('rate', writtenNumber(rate, locale), { shouldDirty: true })} />
        {preview && <PreviewTable preview={preview} />}
        {preview?.needs_confirm && (
          <Checkbox
            label={t('rates.confirm', { percent: formatPercent(preview.change_percent ?? 0, locale) })}
            error={isConfirmMissing && t('rates.confirmMissing')}
            checked={isConfirmed}
            onChange={event => {
              setConfirmed(event.currentTarget.checked)
              setConfirmMissing(false)
            }}
          />
        )}
        <FormRefusal refusal={refusal} />
        <Button type="submit" busy={isBusy} className={css.save}>
          {preview ? t('rates.save', { rate: formatRate(preview.will_be, locale) }) : t('rates.show')}
        </Button>
        <EditConflict
          edit={{
            ...edit,
            take: ({ revision }) => {
              edit.take({ revision, draft: empty })
              setSeen(null)
              void queryClient.invalidateQueries({ queryKey: [staffRateEndpoint.path] })
            },
          }}
          read={async () => {
            const { rate } = await call(staffRateEndpoint, {})
            return { revision: rate.revision, draft: { rate: writtenNumber(rate.rate, locale) } }
          }}
          fields={[{ label: t('rates.rate'), textOf: ({ rate }: Draft) => rate }]}
          // The present rate has changed, and with it the effect.
          onKeepMine={() => show(edit.mine())}
        />
      </form>
    </section>
  )
}
