import {
  changePromoCodeEndpoint,
  newPromoCodeEndpoint,
  type StaffPromoCode,
  staffPromoCodesEndpoint,
} from '@shop/contracts/staff/orders/staff-promo-codes'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { FormPanel } from '../../forms/EditPanel.tsx'
import { useCallForm } from '../../forms/use-call-form.ts'
import { RemovingActions } from '../../removing/RemovingActions.tsx'
import { useTexts } from '../../use-texts.ts'
import { PromoFields } from './PromoFields.tsx'
import { draftOf, formOf, type PromoDraft } from './promo-draft.ts'

/** A code, new or known: its terms can change, its name and its uses stay. */
export function PromoCodePanel({ known, onClose }: { known: StaffPromoCode | null; onClose: () => void }) {
  const { t } = useTexts()
  const bodyOf = (draft: PromoDraft) => ({ ...formOf(draft), code: draft.code })
  const edit = useCallForm<PromoDraft>({
    defaultValues: draftOf(known),
    inputOf: draft => ({ body: bodyOf(draft) }),
  })
  const { form, ask } = edit

  const save = form.handleSubmit(async draft => {
    const saved = known
      ? await ask(changePromoCodeEndpoint, { params: { code: known.code }, body: formOf(draft) })
      : await ask(newPromoCodeEndpoint, { body: bodyOf(draft) })
    if (!saved) return
    await renew()
    notify(t('promo.saved', { code: saved.promo_code.code }), { tone: 'success' })
    onClose()
  })
  const renew = () => queryClient.invalidateQueries({ queryKey: [staffPromoCodesEndpoint.path] })
  return (
    <FormPanel
      title={known ? known.code : t('promo.add')}
      closeLabel={t('promo.close')}
      saveLabel={t('promo.save')}
      edit={edit}
      save={save}
      onClose={onClose}
      below={
        known && (
          <RemovingActions
            kind="promo_code"
            names={[known.code]}
            title={known.code}
            isArchived={known.is_archived === true}
            onDone={renew}
            onGone={onClose}
          />
        )
      }
    >
      <PromoFields isNew={!known} errorOf={edit.errorOf} />
    </FormPanel>
  )
}
