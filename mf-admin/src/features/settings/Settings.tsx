import { call } from '@shop/api-client/call'
import {
  changeSettingsEndpoint,
  eurModes,
  type SettingsForm as Form,
  type StaffSettings,
  staffSettingsEndpoint,
} from '@shop/contracts/staff/staff-settings'
import type { Translate } from '@shop/shell/i18n'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { useUnsaved } from '@shop/shell/unsaved'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { RadioCards } from '@shop/ui-kit/choices/RadioCards'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { Controller, useWatch } from 'react-hook-form'
import { Failure } from '../../components/Failure.tsx'
import { type ConflictField, inBothLanguages } from '../../forms/EditConflict.tsx'
import { FormNote, FormPart, PageForm } from '../../forms/PageForm.tsx'
import { TextPair } from '../../forms/TextPair.tsx'
import { useRevisedForm } from '../../forms/use-revised-form.ts'
import { TableSkeleton } from '../../list/TableSkeleton.tsx'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'

/** Whether customers can pay, what they read when they cannot, and how euros are charged. */
export function Settings() {
  const { t } = useTexts()
  useUnsaved(false)
  const { data, error, isFetching, refetch } = useStaffEndpoint(staffSettingsEndpoint, {}, { staleTime: 0 })

  if (error && !data)
    return <Failure error={error} title={t('settings.failed')} isRetrying={isFetching} onRetry={refetch} />
  if (!data) return <TableSkeleton caption={t('settings.title')} />
  return <SettingsForm known={data.settings} />
}

const TEXT_MAX = 500

/** Customers see what is saved here at once. */
function SettingsForm({ known }: { known: StaffSettings }) {
  const { t } = useTexts()
  const edit = useRevisedForm<Form>(
    { revision: known.revision, draft: formOf(known) },
    { inputOf: draft => ({ body: { ...draft, revision: 0 } }) },
  )
  const { form, ask, errorOf } = edit
  const isOn = useWatch({ control: form.control, name: 'payments_enabled' })
  const wasOn = known.payments_enabled

  const save = form.handleSubmit(async draft => {
    const saved = await ask(changeSettingsEndpoint, { body: { ...draft, revision: edit.revision() } })
    if (!saved) return
    queryClient.setQueryData([staffSettingsEndpoint.path, {}], saved)
    edit.take({ revision: saved.settings.revision, draft: formOf(saved.settings) })
    notify(t('settings.saved'), { tone: 'success' })
  })
  return (
    <PageForm
      edit={edit}
      save={save}
      saveLabel={t('settings.save')}
      changed={known.changed}
      read={async () => {
        const { settings } = await call(staffSettingsEndpoint, {})
        return { revision: settings.revision, draft: formOf(settings) }
      }}
      conflictFields={conflictFields(t)}
    >
      <FormPart title={t('settings.payments')}>
        {known.payments_mode === 'sandbox' && <Notice tone="warn">{t('firstSteps.payments.sandbox')}</Notice>}
        {known.payments_mode === 'real' && <FormNote>{t('settings.realPayments')}</FormNote>}
        <Checkbox
          label={t('settings.fields.payments_enabled')}
          hint={t(known.payments_possible ? 'settings.hints.payments_enabled' : 'errors.payments_not_possible')}
          error={errorOf('payments_enabled')}
          disabled={!known.payments_possible && !isOn}
          {...form.register('payments_enabled')}
        />
        <TextPair
          label={t('settings.fields.payments_text')}
          name="payments_text"
          errorOf={errorOf}
          rows={3}
          maxLength={TEXT_MAX}
        />
        <FormNote>{t('settings.hints.payments_text')}</FormNote>
      </FormPart>
      <Controller
        control={form.control}
        name="eur_mode"
        render={({ field: { value, onChange } }) => (
          <RadioCards
            legend={t('settings.fields.eur_mode')}
            name="eur-mode"
            options={eurModes.map(mode => ({
              value: mode,
              label: t(`settings.eurModes.${mode}`),
              description: t(`settings.eurModeHints.${mode}`),
            }))}
            value={value}
            onChange={onChange}
          />
        )}
      />
      {isOn !== wasOn && (
        <Notice tone={isOn ? 'info' : 'warn'} announced>
          {t(isOn ? 'settings.willBeOn' : 'settings.willBeOff')}
        </Notice>
      )}
    </PageForm>
  )
}

/** What is compared when somebody else has saved meanwhile. */
function conflictFields(t: Translate): ConflictField<Form>[] {
  return [
    {
      label: t('settings.fields.payments_enabled'),
      textOf: draft => t(draft.payments_enabled ? 'settings.on' : 'settings.off'),
    },
    ...inBothLanguages<Form>(t, t('settings.fields.payments_text'), (draft, locale) => draft.payments_text[locale]),
    { label: t('settings.fields.eur_mode'), textOf: draft => t(`settings.eurModes.${draft.eur_mode}`) },
  ]
}

function formOf({ payments_enabled, payments_text, eur_mode }: StaffSettings): Form {
  return { payments_enabled, payments_text, eur_mode }
}
