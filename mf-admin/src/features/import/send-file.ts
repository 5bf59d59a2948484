import { isErrorCode, ShopError } from '@shop/contracts/errors'
import { type ImportSummary, importProductsEndpoint, MOST_OF_IMPORT } from '@shop/contracts/staff/goods/staff-import'
import { askToSignInAgain } from '../../session/session-over.ts'

/** A large file on a slow line. */
const TIME_OUT_MS = 180_000

/**
 * Sends a table to be read; the answer comes before it is.
 * @throws ShopError with the code of the service, or `unknown` with `offline`.
 */
export async function sendFile(file: File): Promise<ImportSummary> {
  if (file.size > MOST_OF_IMPORT) throw new ShopError('body_too_large')
  try {
    return await sent(file)
  } catch (error) {
    const isOver = error instanceof ShopError && error.code === 'not_authenticated'
    if (isOver && (await askToSignInAgain())) return sent(file)
    throw error
  }
}

async function sent(file: File): Promise<ImportSummary> {
  // Most files of other programs are in English; staff say otherwise when they see what was read.
  const words = new URLSearchParams({ language: 'en', file_name: file.name.slice(0, 200), dry_run: '1' })
  const response = await fetch(`${importProductsEndpoint.path}?${words}`, {
    method: importProductsEndpoint.method,
    credentials: 'same-origin',
    // Browsers name tables by the programs that are installed.
    headers: { 'content-type': 'text/csv' },
    body: file,
    signal: AbortSignal.timeout(TIME_OUT_MS),
  }).catch(() => {
    throw new ShopError('unknown', { offline: 1 })
  })
  const answer: { import?: ImportSummary; error?: { code?: string } } | null = await response.json().catch(() => null)
  if (response.ok && answer?.import) return answer.import
  const { code, ...details } = answer?.error ?? {}
  throw new ShopError(isErrorCode(code) ? code : 'unknown', { ...details, status: response.status })
}
