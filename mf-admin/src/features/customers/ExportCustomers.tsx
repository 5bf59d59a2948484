import { exportFileEndpoint, startExportEndpoint } from '@shop/contracts/staff/customers/staff-customer-changes'
import type { CustomerFilter } from '@shop/contracts/staff/customers/staff-customers'
import { notify } from '@shop/shell/notices'
import { Button } from '@shop/ui-kit/Button'
import { DropMenu } from '../../components/DropMenu.tsx'
import { Refused } from '../../components/Refused.tsx'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Customers.module.css'

/** The customers of the present filter (`count`: null when they are too many to be counted for the list) as a file: who takes it along confirms who they are, and it stays in the audit log. */
export function ExportCustomers({ filter, count }: { filter: CustomerFilter; count: number | null }) {
  const { t, locale } = useTexts()
  const { ask, isBusy, refusal } = useStaffCall()

  async function take() {
    const begun = await ask(startExportEndpoint, { body: { ...filter, language: locale } })
    if (!begun) return
    download(exportFileEndpoint.path.replace(':id', begun.id))
    notify(t('customers.exported', { count: begun.count }), { tone: 'success' })
  }
  return (
    <DropMenu icon="download" label={t('customers.export')}>
      <div className={css.export}>
        <p className={css.about}>
          {count === null ? t('customers.exportAllAbout') : t('customers.exportAbout', { count })}
        </p>
        <Button size="small" busy={isBusy} onClick={() => void take()}>
          {t('customers.exportTake')}
        </Button>
        <Refused refusal={refusal} />
      </div>
    </DropMenu>
  )
}

/** As a press on a link to the file would: the browser saves it while it comes. */
function download(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}
