import { call } from '@shop/api-client/call'
import type { RemovableKind } from '@shop/contracts/staff/removing/removing'
import { notify } from '@shop/shell/notices'
import { asStaff } from '../session/session-over.ts'
import { useTexts } from '../use-texts.ts'
import { kindToRestore, removingOf } from './removing-of.ts'

const UNDO_MS = 8000

/** Says what was archived, brought back or deleted; what was archived comes back by the message, which outlives the dialog. */
export function useRemoval(kind: RemovableKind, onDone: () => Promise<void>) {
  const { t } = useTexts()

  async function restore(names: readonly string[], title: string): Promise<void> {
    const body = { kind: kindToRestore(kind), names: [...names] }
    try {
      const { restored, shown } = await asStaff(() => call(removingOf(kind).restore, { body }))
      await onDone()
      const hidden = restored.length - shown.length
      const values = { title, hidden, count: restored.length }
      notify(
        t(
          kind === 'article' || kind === 'garment' || kind === 'model' ? hiddenKey(hidden) : 'removing.restored',
          values,
        ),
        {
          tone: 'success',
        },
      )
    } catch {
      notify(t('removing.notRestored', { title }), { tone: 'error' })
      await onDone()
    }
  }

  async function tellArchived(names: readonly string[], title: string): Promise<void> {
    await onDone()
    notify(t('removing.archived', { title }), {
      tone: 'success',
      lastsMs: UNDO_MS,
      ...(names.length > 0 && { action: { label: t('bulk.undo'), act: () => restore(names, title) } }),
    })
  }

  async function tellDeleted(title: string): Promise<void> {
    await onDone()
    notify(t('removing.deleted', { title }), { tone: 'success' })
  }
  return { restore, tellArchived, tellDeleted }
}

function hiddenKey(hidden: number): string {
  return hidden > 0 ? 'removing.restoredHidden' : 'removing.restored'
}
