import {
  changePromoCodeEndpoint,
  newPromoCodeEndpoint,
  type StaffPromoCode,
  staffPromoCodesEndpoint,
} from '@shop/contracts/staff-promo-codes'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { leaveBy, useUnsaved } from '@shop/shell/unsaved'
import { Button } from '@shop/ui-kit/Button'
import { type FormEvent, useId, useRef, useState } from 'react'
import { PanelHeader } from '../../parts/PanelHeader.tsx'
import { Refused } from '../../parts/Refused.tsx'
import { SidePanel } from '../../parts/SidePanel.tsx'
import { useFocusOnRefusal } from '../../parts/use-focus-on-refusal.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { textOfWord, useTexts } from '../../use-texts.ts'
import css from './PromoCodePanel.module.css'
import { PromoFields } from './PromoFields.tsx'
import { draftOf, formOf } from './promo-draft.ts'

/** A code, new or known: its terms can change, its name and its uses stay. */
export function PromoCodePanel({ known, onClose }: { known: StaffPromoCode | null; onClose: () => void }) {
  const { t } = useTexts()
  const titleId = useId()
  const [draft, setDraft] = useState(() => draftOf(known))
  const [isDirty, setDirty] = useState(false)
  const { ask, isBusy, refusal } = useStaffCall()
  const form = useRef<HTMLFormElement>(null)
  useFocusOnRefusal(form, refusal)
  useUnsaved(isDirty && !isBusy)
  const close = () => leaveBy(onClose)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const terms = formOf(draft)
    const saved = known
      ? await ask(changePromoCodeEndpoint, { params: { code: known.code }, body: terms })
      : await ask(newPromoCodeEndpoint, { body: { ...terms, code: draft.code } })
    if (!saved) return
    await queryClient.invalidateQueries({ queryKey: [staffPromoCodesEndpoint.path] })
    notify(t('promo.saved', { code: saved.promo_code.code }), { tone: 'success' })
    onClose()
  }
  const errorOf = (field: string) => {
    const code = refusal?.fields[field]
    return code && textOfWord(t, 'errors', code)
  }
  return (
    <SidePanel labelledBy={titleId} onClose={close}>
      <PanelHeader
        title={known ? known.code : t('promo.add')}
        titleId={titleId}
        closeLabel={t('promo.close')}
        onClose={close}
      />
      <form ref={form} className={css.form} noValidate onSubmit={save}>
        <PromoFields
          draft={draft}
          isNew={!known}
          errorOf={errorOf}
          onChange={part => {
            setDraft({ ...draft, ...part })
            setDirty(true)
          }}
        />
        {refusal?.code !== 'validation' && <Refused refusal={refusal} />}
        <Button type="submit" busy={isBusy} className={css.save}>
          {t('promo.save')}
        </Button>
      </form>
    </SidePanel>
  )
}
