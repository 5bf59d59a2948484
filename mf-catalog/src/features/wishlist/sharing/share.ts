import { translate } from '@shop/shell/i18n'
import { notify } from '@shop/shell/notices'
import { addressOf } from './shared-list.ts'

const texts = translate('mf-catalog')
const LONG_MS = 30_000

/** By the phone's own sheet where there is one, else the link is copied. */
export async function share(articles: readonly string[]): Promise<void> {
  const url = addressOf(articles, location.origin)
  const isTouched = window.matchMedia('(pointer: coarse)').matches
  if (isTouched && 'share' in navigator) {
    // Closing the sheet is no failure.
    await navigator.share({ title: texts('wish.shareTitle'), url }).catch(() => undefined)
    return
  }
  try {
    await navigator.clipboard.writeText(url)
    notify(texts('wish.copied'), { tone: 'success' })
  } catch {
    notify(texts('wish.copyFailed'), { detail: url, lastsMs: LONG_MS })
  }
}
