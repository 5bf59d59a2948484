import type { FileFormat } from '@shop/contracts/file-format'
import { newsletterListFile, noteListFile } from '@shop/contracts/staff/customers/customer-files'
import { exportFileEndpoint, startExportEndpoint } from '@shop/contracts/staff/customers/staff-customer-changes'
import type { CustomerFilter } from '@shop/contracts/staff/customers/staff-customers'
import { notify } from '@shop/shell/notices'
import { ListFile } from '../../list/ExportList.tsx'
import { ExportChoice, ExportMenu } from '../../list/ExportMenu.tsx'
import { saveFile } from '../../list/save-file.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useTexts } from '../../use-texts.ts'

/** The list has no filter. */
const nothingAsked = {}

/** The customers of the present filter as a file, the notes about them, and who gets the newsletter. `count`: null when they are too many to be counted for the list. */
export function ExportCustomers({ filter, count }: { filter: CustomerFilter; count: number | null }) {
  const { t, locale } = useTexts()
  const { ask, isBusy, refusal } = useStaffCall()
  const about = count === null ? t('customers.exportAllAbout') : t('customers.exportAbout', { count })

  async function take(format: FileFormat) {
    const begun = await ask(startExportEndpoint, { body: { ...filter, language: locale, format } })
    if (!begun) return
    saveFile(exportFileEndpoint.path.replace(':id', begun.id))
    notify(t('customers.exported', { count: begun.count }), { tone: 'success' })
  }
  return (
    <ExportMenu>
      <ExportChoice about={about} isBusy={isBusy} refusal={refusal} onTake={format => void take(format)} />
      <ListFile
        calls={newsletterListFile}
        filter={nothingAsked}
        title={t('customers.exportNewsletter')}
        about={t('customers.exportNewsletterAbout')}
      />
      <ListFile
        calls={noteListFile}
        filter={filter}
        title={t('customers.exportNotes')}
        about={t('customers.exportNotesAbout')}
      />
    </ExportMenu>
  )
}
