import type { Translate } from '@shop/shell/i18n'
import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useEffect, useState } from 'react'
import { ModalDialog } from '../components/ModalDialog.tsx'
import { ListTable } from '../list/ListTable.tsx'
import { formatAgo } from '../moments.ts'
import type { CallRefusal } from '../session/use-staff-call.ts'
import { useTexts } from '../use-texts.ts'
import css from './EditConflict.module.css'
import type { Stored } from './use-revised-form.ts'

/** A field as the comparison names and shows it. */
export type ConflictField<Draft> = { label: string; textOf: (draft: Draft) => string }

/** A text in both languages as two fields. */
export function inBothLanguages<Draft>(
  t: Translate,
  label: string,
  read: (draft: Draft, locale: 'uk' | 'en') => string,
): ConflictField<Draft>[] {
  return (['uk', 'en'] as const).map(locale => ({
    label: t(`pair.${locale}`, { label }),
    textOf: draft => read(draft, locale),
  }))
}

type Props<Draft, Revision> = {
  edit: {
    refusal: CallRefusal | null
    /** What the form holds now. */
    mine: () => Draft
    moveTo: (revision: Revision) => void
    /** Puts what is stored in place of what was typed. */
    take: (stored: Stored<Draft, Revision>) => void
  }
  /** Reads the thing again; null when there is none any more. */
  read: () => Promise<Stored<Draft, Revision> | null>
  fields: readonly ConflictField<Draft>[]
  /** Saves the form once more: it has moved on to the revision that was compared with. */
  onKeepMine: () => unknown
}

/**
 * Opens when a call was refused because somebody else had changed the thing meanwhile (`changed_meanwhile`): who, when, what
 * differs field by field. The form stays as it was typed until staff choose.
 */
export function EditConflict<Draft, Revision = number>(props: Props<Draft, Revision>) {
  const { refusal } = props.edit
  const [answered, setAnswered] = useState<CallRefusal | null>(null)
  if (refusal?.code !== 'changed_meanwhile' || refusal === answered) return null
  return <Comparison {...props} refusal={refusal} onClose={() => setAnswered(refusal)} />
}

type ComparisonProps<Draft, Revision> = Props<Draft, Revision> & { refusal: CallRefusal; onClose: () => void }
type Reading<Draft, Revision> =
  | { state: 'loading' | 'failed' }
  | { state: 'read'; stored: Stored<Draft, Revision> | null }

function Comparison<Draft, Revision>(props: ComparisonProps<Draft, Revision>) {
  const { edit, refusal, read, fields, onKeepMine, onClose } = props
  const { t, locale } = useTexts()
  const [reading, setReading] = useState<Reading<Draft, Revision>>({ state: 'loading' })
  const { by, at } = refusal.details

  const load = () => {
    setReading({ state: 'loading' })
    read().then(
      stored => setReading({ state: 'read', stored }),
      () => setReading({ state: 'failed' }),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(load, [refusal])

  const stored = reading.state === 'read' ? reading.stored : null
  const keepMine = (revision: Revision) => {
    edit.moveTo(revision)
    onKeepMine()
  }
  const choose = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <ModalDialog title={t('conflict.title')} closeLabel={t('conflict.back')} onClose={onClose}>
      <p>
        {typeof by === 'string' && typeof at === 'string'
          ? t('conflict.by', { who: by, ago: formatAgo(at, new Date(), locale) })
          : t('conflict.bySomebody')}
      </p>
      {reading.state === 'loading' && <p role="status">{t('conflict.loading')}</p>}
      {reading.state === 'failed' && (
        <>
          <Notice tone="error" announced>
            {t('conflict.failed')}
          </Notice>
          <Button variant="outline" onClick={load}>
            {t('failure.again')}
          </Button>
        </>
      )}
      {reading.state === 'read' && !stored && <Notice tone="error">{t('conflict.gone')}</Notice>}
      {stored && (
        <>
          <Differences mine={edit.mine()} theirs={stored.draft} fields={fields} />
          <div className={css.buttons}>
            <Button onClick={choose(() => keepMine(stored.revision))}>{t('conflict.keepMine')}</Button>
            <Button variant="outline" onClick={choose(() => edit.take(stored))}>
              {t('conflict.takeTheirs')}
            </Button>
          </div>
        </>
      )}
    </ModalDialog>
  )
}

type DifferencesProps<Draft> = { mine: Draft; theirs: Draft; fields: readonly ConflictField<Draft>[] }

function Differences<Draft>({ mine, theirs, fields }: DifferencesProps<Draft>) {
  const { t } = useTexts()
  const rows = fields
    .map(({ label, textOf }) => ({ label, mine: textOf(mine), theirs: textOf(theirs) }))
    .filter(row => row.mine !== row.theirs)
  if (rows.length === 0) return <p className={css.about}>{t('conflict.same')}</p>
  const empty = <span className={css.empty}>{t('conflict.empty')}</span>
  return (
    <>
      <p className={css.about}>{t('conflict.about')}</p>
      <ListTable
        look="plain"
        caption={t('conflict.about')}
        rows={rows}
        idOf={({ label }) => label}
        columns={[
          { id: 'field', label: t('conflict.field'), heading: true, cell: ({ label }) => label },
          { id: 'mine', label: t('conflict.mine'), className: css.value, cell: row => row.mine || empty },
          { id: 'theirs', label: t('conflict.theirs'), className: css.value, cell: row => row.theirs || empty },
        ]}
      />
    </>
  )
}
