import { useTranslation } from '@shop/shell/i18n'
import { notify } from '@shop/shell/notices'
import { IconButton } from '@shop/ui-kit/IconButton'
import { flushSync } from 'react-dom'
import { removeWish } from './change-wishes.ts'
import type { Wished } from './heart/toggle-and-notify.ts'

/** Takes a card off the list at once; the notice takes it back. */
export function RemoveWish({ of, onRemoved }: { of: Wished; onRemoved: () => void }) {
  const { t, locale } = useTranslation('mf-catalog')
  const title = of.title[locale]

  function onPress() {
    // The list is drawn before the focus looks for its next place.
    const undo = flushSync(() => removeWish(of.article))
    notify(t('wish.removed'), {
      detail: title,
      picture: of.pictures[0],
      action: { label: t('wish.undo'), act: undo },
    })
    onRemoved()
  }

  return <IconButton icon="close" data-remove="" label={t('wish.remove', { title })} onClick={onPress} />
}
