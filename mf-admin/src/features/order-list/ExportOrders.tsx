import type { FileFormat } from '@shop/contracts/file-format'
import { orderFileEndpoint, startOrderExportEndpoint } from '@shop/contracts/staff/orders/order-export'
import type { OrderFilter } from '@shop/contracts/staff/orders/order-filter'
import { notify } from '@shop/shell/notices'
import { ExportMenu } from '../../list/ExportMenu.tsx'
import { saveFile } from '../../list/save-file.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useTexts } from '../../use-texts.ts'

/** The orders of the present filter as a file. `count`: null when they are too many to be counted for the list. */
export function ExportOrders({ filter, count }: { filter: OrderFilter; count: number | null }) {
  const { t, locale } = useTexts()
  const { ask, isBusy, refusal } = useStaffCall()
  const about = count === null ? t('orders.exportAllAbout') : t('orders.exportAbout', { count })

  async function take(format: FileFormat) {
    const begun = await ask(startOrderExportEndpoint, { body: { filter, language: locale, format } })
    if (!begun) return
    saveFile(orderFileEndpoint.path.replace(':id', begun.id))
    const said = begun.more ? t('orders.exportedMore') : t('orders.exported', { count: begun.count })
    notify(said, { tone: 'success' })
  }
  return <ExportMenu about={about} isBusy={isBusy} refusal={refusal} onTake={format => void take(format)} />
}
