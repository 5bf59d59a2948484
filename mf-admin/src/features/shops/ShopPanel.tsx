import { call } from '@shop/api-client/call'
import { dayName } from '@shop/calendar/open-days'
import { changeShopsEndpoint, type StaffShop, staffShopsEndpoint } from '@shop/contracts/staff/staff-shops'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { leaveBy } from '@shop/shell/unsaved'
import { Button } from '@shop/ui-kit/Button'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useId } from 'react'
import { FormProvider } from 'react-hook-form'
import { PanelHeader } from '../../components/PanelHeader.tsx'
import { Refused } from '../../components/Refused.tsx'
import { SidePanel } from '../../components/SidePanel.tsx'
import { type ConflictField, EditConflict } from '../../forms/EditConflict.tsx'
import { TextPair } from '../../forms/TextPair.tsx'
import { useRevisedForm } from '../../forms/use-revised-form.ts'
import { useTexts } from '../../use-texts.ts'
import { HoursFields } from './HoursFields.tsx'
import { RemoveShop } from './RemoveShop.tsx'
import { ShopPreview } from './ShopPreview.tsx'
import css from './Shops.module.css'
import { draftOf, formOf, type ShopDraft } from './shop-draft.ts'

/** A shop, new or known, with how the contacts page will show it. */
export function ShopPanel({ known, onClose }: { known: StaffShop | null; onClose: () => void }) {
  const { t, locale } = useTexts()
  const titleId = useId()
  const edit = useRevisedForm<ShopDraft>({ revision: known?.revision ?? 0, draft: draftOf(known) })
  const { form, element, ask, isBusy, refusal, errorOf } = edit
  const close = () => leaveBy(onClose)
  const inShop = (field: string) => errorOf(`shop.${field}`)

  const save = form.handleSubmit(async draft => {
    const body = { action: 'save' as const, id: known?.id ?? null, revision: edit.revision(), shop: formOf(draft) }
    if (await ask(changeShopsEndpoint, { body })) await finish(t('shops.saved'))
  })

  async function finish(text: string) {
    await queryClient.invalidateQueries({ queryKey: [staffShopsEndpoint.path] })
    notify(text, { tone: 'success' })
    onClose()
  }

  async function read() {
    const now = (await call(staffShopsEndpoint, {})).shops.find(({ id }) => id === known?.id)
    return now ? { revision: now.revision, draft: draftOf(now) } : null
  }

  const both = (['city', 'address'] as const).flatMap(name =>
    (['uk', 'en'] as const).map(language => ({
      label: t(`pair.${language}`, { label: t(`shops.fields.${name}`) }),
      textOf: (draft: ShopDraft) => draft[name][language],
    })),
  )
  const fields: ConflictField<ShopDraft>[] = [
    ...both,
    { label: t('shops.fields.phone'), textOf: ({ phone }) => phone },
    ...Array.from({ length: 7 }, (_, day) => ({
      label: dayName(day, locale),
      textOf: (draft: ShopDraft) => {
        const hours = formOf(draft).hours[day]
        return hours ? `${hours.from}–${hours.to}` : t('shops.closed')
      },
    })),
  ]
  return (
    <SidePanel labelledBy={titleId} onClose={close}>
      <PanelHeader
        title={known ? known.city[locale] : t('shops.add')}
        titleId={titleId}
        closeLabel={t('shops.close')}
        onClose={close}
      />
      <FormProvider {...form}>
        <form ref={element} className={css.form} noValidate onSubmit={save}>
          <TextPair label={t('shops.fields.city')} name="city" errorOf={inShop} maxLength={60} />
          <TextPair label={t('shops.fields.address')} name="address" errorOf={inShop} maxLength={160} />
          <TextField
            label={t('shops.fields.phone')}
            hint={t('shops.hints.phone')}
            error={inShop('phone')}
            type="tel"
            autoComplete="off"
            maxLength={25}
            className={css.short}
            {...form.register('phone')}
          />
          <HoursFields errorOf={inShop} />
          <ShopPreview />
          {refusal && !['validation', 'changed_meanwhile'].includes(refusal.code) && <Refused refusal={refusal} />}
          <Button type="submit" busy={isBusy} className={css.add}>
            {t('shops.save')}
          </Button>
        </form>
      </FormProvider>
      {known && <RemoveShop shop={known} onRemoved={() => finish(t('shops.removed'))} />}
      <EditConflict
        refusal={refusal}
        mine={edit.mine}
        read={read}
        fields={fields}
        onKeepMine={revision => {
          edit.moveTo(revision)
          save()
        }}
        onTakeTheirs={edit.take}
      />
    </SidePanel>
  )
}
