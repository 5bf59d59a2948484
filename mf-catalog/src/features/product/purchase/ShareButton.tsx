import { useTranslation } from '@shop/shell/i18n'
import { notify } from '@shop/shell/notices'
import { IconButton } from '@shop/ui-kit/IconButton'

/** By what the device offers for it; elsewhere the address is copied. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation('mf-catalog')

  async function share() {
    const url = location.origin + location.pathname
    // Who closes the device's list without a choice has not been failed.
    if (canShare()) return navigator.share({ title, url }).catch(() => undefined)
    try {
      await navigator.clipboard.writeText(url)
      notify(t('share.copied'), { tone: 'success' })
    } catch {
      // Over plain HTTP there is no clipboard: the address can still be read and copied by hand.
      notify(t('share.address', { url }))
    }
  }

  return <IconButton icon="share" label={t('share.label', { title })} onClick={() => void share()} />
}

// Not every desktop browser has it, whatever its type says.
function canShare(): boolean {
  return typeof navigator.share === 'function'
}
