import { call } from '@shop/api-client/call'
import type { ResultOf } from '@shop/contracts/endpoint'
import { staffModelsEndpoint } from '@shop/contracts/staff/goods/staff-model-list'
import { bulksEndpoint, undoBulkEndpoint } from '@shop/contracts/staff/goods/staff-product-bulk'
import { staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import type { Translate } from '@shop/shell/i18n'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'

/** Fetches the list of products and the progress of bulk changes again. */
export async function refetchProducts(): Promise<void> {
  const paths = [staffProductsEndpoint.path, staffModelsEndpoint.path, bulksEndpoint.path]
  await Promise.all(paths.map(path => queryClient.invalidateQueries({ queryKey: [path] })))
}

/** Undoes it from the message, which outlives the form. */
export async function undo(id: string, t: Translate): Promise<void> {
  try {
    const undone = await call(undoBulkEndpoint, { params: { id } })
    await refetchProducts()
    notifyUndone(undone, t)
  } catch {
    notify(t('bulk.undoFailed'), { tone: 'error' })
  }
}

export function notifyUndone(undone: ResultOf<typeof undoBulkEndpoint>, t: Translate): void {
  if (undone.state === 'undone') notify(t('bulk.undone', undone), { tone: 'success' })
  else notify(t('bulk.undoStarted'))
}
