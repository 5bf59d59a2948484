import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import type { RemovableKind } from '@shop/contracts/staff/removing/removing'
import { notify } from '@shop/shell/notices'
import { fieldsIn } from '../session/refused-fields.ts'
import { asStaff } from '../session/session-over.ts'
import { UNDO_MS } from '../undo-time.ts'
import { textOfCode, useTexts } from '../use-texts.ts'
import { kindOfArchived, removingOf } from './removing-of.ts'

type Things = { kind: RemovableKind; names: readonly string[] }
/** `movedTo`: where what was in it is now. */
type Archived = { names: readonly string[]; title: string; movedTo: string | null }

/** Says what was archived, brought back or deleted; what was archived comes back by the message, which outlives the dialog. */
export function useRemoval(kind: RemovableKind, onDone: () => Promise<void>) {
  const { t } = useTexts()

  async function restore(things: Things, title: string): Promise<void> {
    try {
      const body = { ...things, names: [...things.names] }
      const { restored, shown } = await asStaff(() => call(removingOf(kind).restore, { body }))
      await onDone()
      const hidden = restored.length - shown.length
      const text = hidden > 0 ? 'removing.restoredHidden' : 'removing.restored'
      notify(t(text, { title, hidden }), { tone: 'success' })
    } catch (error) {
      const reason = reasonOf(error)
      notify(t(reason ? 'removing.notRestoredBecause' : 'removing.notRestored', { title, reason }), { tone: 'error' })
      await onDone()
    }
  }

  /** Of a field that keeps it in the archive, such as a parent that is archived itself. */
  function reasonOf(error: unknown): string {
    const [code] = error instanceof ShopError ? Object.values(fieldsIn(error.details)) : []
    if (code === 'category_archived') return t('removing.parentArchived')
    return code ? textOfCode(t, 'errors', code) : ''
  }

  async function notifyArchived({ names, title, movedTo }: Archived): Promise<void> {
    await onDone()
    notify(t(movedTo === null ? 'removing.archived' : 'removing.archivedMoved', { title, target: movedTo }), {
      tone: 'success',
      lastsMs: UNDO_MS,
      ...(names.length > 0 && {
        action: { label: t('bulk.undo'), act: () => restore({ kind: kindOfArchived(kind), names }, title) },
      }),
    })
  }

  async function notifyDeleted(title: string): Promise<void> {
    await onDone()
    notify(t('removing.deleted', { title }), { tone: 'success' })
  }
  return { restore, notifyArchived, notifyDeleted }
}
