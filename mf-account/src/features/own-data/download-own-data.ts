import { call } from '@shop/api-client/call'
import { exportDataEndpoint } from '@shop/contracts/privacy'

/** A file that she can read herself, and hand on. */
export async function downloadOwnData(): Promise<void> {
  const { data } = await call(exportDataEndpoint, {})
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `levada-${data.exported_at.slice(0, 10)}.json`
  link.click()
  // The browser has taken the file over by the next turn.
  setTimeout(() => URL.revokeObjectURL(address))
}
