import { call } from '@shop/api-client/call'
import type { Country } from '@shop/contracts/delivery/location'
import { type StaffDelivery, setDeliveryEndpoint, staffDeliveryEndpoint } from '@shop/contracts/staff/staff-delivery'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { Button } from '@shop/ui-kit/Button'
import { useEffect, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { ChangedLine } from '../../components/ChangedLine.tsx'
import { ObligatoryLegend } from '../../components/ObligatoryLegend.tsx'
import { EditConflict } from '../../forms/EditConflict.tsx'
import { FormRefusal } from '../../forms/FormRefusal.tsx'
import { useRevisedForm } from '../../forms/use-revised-form.ts'
import { useTexts } from '../../use-texts.ts'
import { CarriersTable } from './CarriersTable.tsx'
import { ChangesTable } from './ChangesTable.tsx'
import { CountriesTable } from './CountriesTable.tsx'
import css from './Delivery.module.css'
import { changesOf, type DeliveryChange } from './delivery-changes.ts'
import { type DeliveryDraft, draftOf, formOf } from './delivery-draft.ts'
import { TariffsTable } from './TariffsTable.tsx'
import { TermsFields } from './TermsFields.tsx'
import { useDeliveryConflicts } from './use-delivery-texts.ts'

type Props = { known: StaffDelivery; countries: readonly Country[] }

/** The delivery table as a whole; staff see what changes before they save it. */
export function DeliveryEditor({ known, countries }: Props) {
  const { t, locale } = useTexts()
  const conflictFields = useDeliveryConflicts(countries)
  const edit = useRevisedForm<DeliveryDraft>(
    { revision: known.revision, draft: draftOf(known, locale) },
    { inputOf: draft => ({ body: { ...formOf(draft), revision: 0 } }) },
  )
  const { form, element, ask, check, isBusy, refusal, errorOf, forgetRefusal } = edit
  const [seen, setSeen] = useState<DeliveryChange[] | null>(null)

  // What is typed after the look at the changes has to be looked at, too.
  useEffect(() => {
    const { unsubscribe } = form.watch(() => setSeen(null))
    return unsubscribe
  }, [form])

  const save = form.handleSubmit(async draft => {
    const body = { ...formOf(draft), revision: edit.revision() }
    if (!seen) {
      if (check(setDeliveryEndpoint, { body })) setSeen(changesOf(formOf(draftOf(known, locale)), body))
      return
    }
    const saved = await ask(setDeliveryEndpoint, { body })
    setSeen(null)
    if (!saved) return
    queryClient.setQueryData([staffDeliveryEndpoint.path, {}], saved)
    edit.take({ revision: saved.delivery.revision, draft: draftOf(saved.delivery, locale) })
    notify(t('delivery.saved'), { tone: 'success' })
  })

  const readAgain = () => void queryClient.invalidateQueries({ queryKey: [staffDeliveryEndpoint.path] })
  return (
    <FormProvider {...form}>
      <form ref={element} className={css.editor} noValidate onSubmit={save}>
        <ObligatoryLegend />
        <TariffsTable place="ukraine" errorOf={errorOf} onRowsChange={forgetRefusal} />
        <TermsFields isLivePossible={known.np_live_price_possible} errorOf={errorOf} />
        <CarriersTable errorOf={errorOf} onRowsChange={forgetRefusal} />
        <TariffsTable place="abroad" errorOf={errorOf} onRowsChange={forgetRefusal} />
        <CountriesTable countries={countries} errorOf={errorOf} onRowsChange={forgetRefusal} />
        <div className={css.end} data-stays>
          {seen && <ChangesTable changes={seen} countries={countries} />}
          <FormRefusal refusal={refusal} />
          <div className={css.buttons}>
            <Button type="submit" busy={isBusy} disabled={seen?.length === 0}>
              {t(seen && seen.length > 0 ? 'delivery.save' : 'delivery.show')}
            </Button>
            <ChangedLine changed={known.changed} />
          </div>
        </div>
        <EditConflict
          edit={{
            ...edit,
            take: stored => {
              edit.take(stored)
              readAgain()
            },
          }}
          read={async () => {
            const { delivery } = await call(staffDeliveryEndpoint, {})
            return { revision: delivery.revision, draft: draftOf(delivery, locale) }
          }}
          fields={conflictFields}
          onKeepMine={readAgain}
        />
      </form>
    </FormProvider>
  )
}
