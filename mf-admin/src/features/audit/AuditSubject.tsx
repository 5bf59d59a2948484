import { type AuditRow, kindOfAction } from '@shop/contracts/staff/people/audit'
import { Link } from '@shop/shell/router'
import { Button } from '@shop/ui-kit/Button'
import { useState } from 'react'
import type { Words } from '../../logged/value-text.ts'
import { subjectText } from './subject-text.ts'

type Entry = Pick<AuditRow, 'action' | 'subject' | 'name' | 'subjects' | 'subject_count'>
type Props = { entry: Entry; words: Words }

/** How many articles of a change of several are named at once. */
const NAMED = 3

/** What an entry is about; of a change of several products the first articles and how many more. */
export function AuditSubject({ entry, words }: Props) {
  const { t } = words
  const { subjects = [], subject_count = subjects.length } = entry
  const about = subjectText(words, entry)
  // Nobody's name stands in the log: it outlives the customers who are forgotten.
  if (kindOfAction(entry.action) === 'customer' && isId(entry.subject))
    return <Link to={`/admin/customer-base/${entry.subject}`}>{about}</Link>
  if (subjects.length === 0) return about
  const shown = subjects.slice(0, NAMED)
  const more = subject_count - shown.length
  const named = `${shown.join(', ')}${more > 0 ? ` ${t('audit.subjects.more', { count: more })}` : ''}`
  return entry.name ? `${about}: ${named}` : named
}

function isId(subject: string | null): boolean {
  return /^[\da-f]{8}-[\da-f-]{27}$/.test(subject ?? '')
}

/** The subject where there is room: a button shows the others too. */
export function WholeAuditSubject({ entry, words }: Props) {
  const { t } = words
  const [isOpen, setOpen] = useState(false)
  const { subjects = [], subject_count = subjects.length } = entry
  if (subjects.length <= NAMED) return <AuditSubject entry={entry} words={words} />
  if (isOpen) return `${subjects.join(', ')}${subject_count > subjects.length ? '…' : ''}`
  return (
    <>
      {subjects.slice(0, NAMED).join(', ')}{' '}
      <Button variant="text" size="small" aria-expanded={false} onClick={() => setOpen(true)}>
        {t('audit.subjects.more', { count: subject_count - NAMED })}
      </Button>
    </>
  )
}
