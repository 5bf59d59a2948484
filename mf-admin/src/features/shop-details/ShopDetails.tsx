import { call } from '@shop/api-client/call'
import {
  changeShopDetailsEndpoint,
  type ShopDetailsForm as Form,
  type StaffShopDetails,
  staffShopDetailsEndpoint,
} from '@shop/contracts/staff/storefront/staff-shop-details'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { useUnsaved } from '@shop/shell/unsaved'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { Failure } from '../../components/Failure.tsx'
import { PageForm } from '../../forms/PageForm.tsx'
import { useRevisedForm } from '../../forms/use-revised-form.ts'
import { TableSkeleton } from '../../list/TableSkeleton.tsx'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { ContactFields, SellerFields, SenderFields } from './DetailFields.tsx'
import { conflictFields, draftOf } from './details-draft.ts'

/** How customers reach the shop, whom they buy from, and whom emails come from. */
export function ShopDetails() {
  const { t } = useTexts()
  useUnsaved(false)
  const { data, error, isFetching, refetch } = useStaffEndpoint(staffShopDetailsEndpoint, {}, { staleTime: 0 })

  if (error && !data)
    return <Failure error={error} title={t('details.failed')} isRetrying={isFetching} onRetry={refetch} />
  if (!data) return <TableSkeleton caption={t('details.title')} />
  return <DetailsForm known={data.details} />
}

/** Pages, texts and emails name what is saved here at once. */
function DetailsForm({ known }: { known: StaffShopDetails }) {
  const { t } = useTexts()
  const edit = useRevisedForm<Form>(
    { revision: known.revision, draft: draftOf(known) },
    { inputOf: draft => ({ body: { ...draft, revision: 0 } }) },
  )
  const { form, ask, errorOf } = edit

  const save = form.handleSubmit(async draft => {
    const saved = await ask(changeShopDetailsEndpoint, { body: { ...draft, revision: edit.revision() } })
    if (!saved) return
    queryClient.setQueryData([staffShopDetailsEndpoint.path, {}], saved)
    edit.take({ revision: saved.details.revision, draft: draftOf(saved.details) })
    notify(t('details.saved'), { tone: 'success' })
  })
  return (
    <PageForm
      edit={edit}
      save={save}
      saveLabel={t('details.save')}
      about={t('details.about')}
      isNew={known.entered === null}
      changed={known.changed}
      read={async () => {
        const { details } = await call(staffShopDetailsEndpoint, {})
        return { revision: details.revision, draft: draftOf(details) }
      }}
      conflictFields={conflictFields(t)}
    >
      {known.entered === null && <Notice tone="warn">{t('details.untouched')}</Notice>}
      <ContactFields errorOf={errorOf} />
      <SellerFields errorOf={errorOf} />
      <SenderFields errorOf={errorOf} />
    </PageForm>
  )
}
