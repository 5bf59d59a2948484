import { call } from '@shop/api-client/call'
import { dayName } from '@shop/calendar/open-days'
import { changeShopsEndpoint, type StaffShop, staffShopsEndpoint } from '@shop/contracts/staff/storefront/staff-shops'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { Controller } from 'react-hook-form'
import { type ConflictField, inBothLanguages } from '../../forms/EditConflict.tsx'
import { EditPanel } from '../../forms/EditPanel.tsx'
import { type ErrorOf, obligatory } from '../../forms/problem-text.ts'
import { TextPair } from '../../forms/TextPair.tsx'
import { useRevisedForm } from '../../forms/use-revised-form.ts'
import { PictureField } from '../../picture-upload/PictureField.tsx'
import { RemovingActions } from '../../removing/RemovingActions.tsx'
import { useTexts } from '../../use-texts.ts'
import { HoursFields } from './HoursFields.tsx'
import { ShopPreview } from './ShopPreview.tsx'
import css from './Shops.module.css'
import { draftOf, formOf, type ShopDraft } from './shop-draft.ts'

/** A shop, new or known, with how the contacts page will show it. */
export function ShopPanel({ known, onClose }: { known: StaffShop | null; onClose: () => void }) {
  const { t, locale } = useTexts()
  const bodyOf = (draft: ShopDraft, revision: number) => ({
    action: 'save' as const,
    id: known?.id ?? null,
    revision,
    shop: formOf(draft),
  })
  const edit = useRevisedForm<ShopDraft>(
    { revision: known?.revision ?? 0, draft: draftOf(known) },
    { inputOf: draft => ({ body: bodyOf(draft, 0) }) },
  )
  const { form, ask, errorOf } = edit
  const inShop: ErrorOf = (field, label) => errorOf(`shop.${field}`, label)

  const save = form.handleSubmit(async draft => {
    if (await ask(changeShopsEndpoint, { body: bodyOf(draft, edit.revision()) })) await finish(t('shops.saved'))
  })

  const renew = () => queryClient.invalidateQueries({ queryKey: [staffShopsEndpoint.path] })
  async function finish(text: string) {
    await renew()
    notify(text, { tone: 'success' })
    onClose()
  }

  async function read() {
    const now = (await call(staffShopsEndpoint, {})).shops.find(({ id }) => id === known?.id)
    return now ? { revision: now.revision, draft: draftOf(now) } : null
  }

  const fields: ConflictField<ShopDraft>[] = [
    ...inBothLanguages<ShopDraft>(t, t('shops.fields.city'), ({ city }, language) => city[language]),
    ...inBothLanguages<ShopDraft>(t, t('shops.fields.address'), ({ address }, language) => address[language]),
    { label: t('shops.fields.phone'), textOf: ({ phone }) => phone },
    { label: t('shops.fields.map'), textOf: ({ map_image }) => map_image ?? '' },
    ...Array.from({ length: 7 }, (_, day) => ({
      label: dayName(day, locale),
      textOf: (draft: ShopDraft) => {
        const hours = formOf(draft).hours[day]
        return hours ? `${hours.from}–${hours.to}` : t('shops.closed')
      },
    })),
  ]
  return (
    <EditPanel
      title={known ? known.city[locale] : t('shops.add')}
      closeLabel={t('shops.close')}
      saveLabel={t('shops.save')}
      edit={edit}
      save={save}
      read={read}
      conflictFields={fields}
      onClose={onClose}
      below={
        known && (
          <RemovingActions
            kind="shop"
            names={[known.id]}
            title={`${known.city[locale]}, ${known.address[locale]}`}
            isArchived={known.is_archived === true}
            onDone={renew}
            onGone={onClose}
          />
        )
      }
    >
      <TextPair label={t('shops.fields.city')} name="city" errorOf={inShop} required maxLength={60} />
      <TextPair label={t('shops.fields.address')} name="address" errorOf={inShop} required maxLength={160} />
      <TextField
        {...obligatory(inShop, 'phone', t('shops.fields.phone'))}
        hint={t('shops.hints.phone')}
        type="tel"
        autoComplete="off"
        maxLength={25}
        className={css.short}
        {...form.register('phone')}
      />
      <HoursFields errorOf={inShop} />
      <Controller
        control={form.control}
        name="map_image"
        render={({ field: { value, onChange } }) => (
          <PictureField
            label={t('shops.fields.map')}
            hint={t('shops.hints.map')}
            error={inShop('map_image')}
            value={value}
            onChange={name => onChange(name)}
            optional
          />
        )}
      />
      <ShopPreview />
    </EditPanel>
  )
}
