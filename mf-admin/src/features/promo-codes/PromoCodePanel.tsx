import {
  changePromoCodeEndpoint,
  newPromoCodeEndpoint,
  type StaffPromoCode,
  staffPromoCodesEndpoint,
} from '@shop/contracts/staff/orders/staff-promo-codes'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { leaveBy } from '@shop/shell/unsaved'
import { Button } from '@shop/ui-kit/Button'
import { useId } from 'react'
import { FormProvider } from 'react-hook-form'
import { PanelHeader } from '../../components/PanelHeader.tsx'
import { Refused } from '../../components/Refused.tsx'
import { SidePanel } from '../../components/SidePanel.tsx'
import { useCallForm } from '../../forms/use-call-form.ts'
import { useTexts } from '../../use-texts.ts'
import css from './PromoCodePanel.module.css'
import { PromoFields } from './PromoFields.tsx'
import { draftOf, formOf, type PromoDraft } from './promo-draft.ts'

/** A code, new or known: its terms can change, its name and its uses stay. */
export function PromoCodePanel({ known, onClose }: { known: StaffPromoCode | null; onClose: () => void }) {
  const { t } = useTexts()
  const titleId = useId()
  const { form, element, ask, isBusy, refusal, errorOf } = useCallForm<PromoDraft>({ defaultValues: draftOf(known) })
  const close = () => leaveBy(onClose)

  async function save(draft: PromoDraft) {
    const terms = formOf(draft)
    const saved = known
      ? await ask(changePromoCodeEndpoint, { params: { code: known.code }, body: terms })
      : await ask(newPromoCodeEndpoint, { body: { ...terms, code: draft.code } })
    if (!saved) return
    await queryClient.invalidateQueries({ queryKey: [staffPromoCodesEndpoint.path] })
    notify(t('promo.saved', { code: saved.promo_code.code }), { tone: 'success' })
    onClose()
  }
  return (
    <SidePanel labelledBy={titleId} onClose={close}>
      <PanelHeader
        title={known ? known.code : t('promo.add')}
        titleId={titleId}
        closeLabel={t('promo.close')}
        onClose={close}
      />
      <FormProvider {...form}>
        <form ref={element} className={css.form} noValidate onSubmit={form.handleSubmit(save)}>
          <PromoFields isNew={!known} errorOf={errorOf} />
          {refusal?.code !== 'validation' && <Refused refusal={refusal} />}
          <Button type="submit" busy={isBusy} className={css.save}>
            {t('promo.save')}
          </Button>
        </form>
      </FormProvider>
    </SidePanel>
  )
}
