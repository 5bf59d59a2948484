import { answerImportEndpoint, type ImportSummary, importEndpoint } from '@shop/contracts/staff/goods/staff-import'
import { queryClient } from '@shop/shell/query'
import { useState } from 'react'
import { type CallRefusal, useStaffCall } from '../../../session/use-staff-call.ts'
import { type AnswersDraft, answersOf } from './answers-draft.ts'
import { keepLastAnswers } from './last-answers.ts'

/** Has the file read again with what staff say of it. Nothing is made yet: what they ask for is part of the import. */
export function useAnswerImport(read: ImportSummary) {
  const { ask, isBusy, refusal } = useStaffCall()
  /** Beside which answer each thing stands that was asked for last. */
  const [rows, setRows] = useState<readonly string[]>([])

  async function send(draft: AnswersDraft): Promise<boolean> {
    const { answers, rows } = answersOf(draft, read)
    setRows(rows)
    const sent = await ask(answerImportEndpoint, { params: { id: read.id }, body: answers })
    if (sent === null) return false
    // A collection that is made only with this file may never be there for the next one.
    const isNew = answers.makes?.some(({ kind, name }) => kind === 'collection' && name === answers.collection)
    keepLastAnswers(isNew ? { ...answers, collection: null } : answers)
    await queryClient.invalidateQueries({ queryKey: [importEndpoint.path] })
    return true
  }
  return { send, isBusy, refusal, refusals: refusal ? byRow(refusal, rows) : {} }
}

/** What is wrong with things that are to be made, by the row of their answer. */
function byRow(refusal: CallRefusal, rows: readonly string[]): Record<string, CallRefusal> {
  const found: Record<string, CallRefusal> = {}
  for (const [field, code] of Object.entries(refusal.fields)) {
    const [, place, own = ''] = /^makes\.(\d+)\.(.+)$/.exec(field) ?? []
    const row = rows[Number(place ?? -1)]
    if (row !== undefined && code) found[row] = { ...refusal, fields: { ...found[row]?.fields, [own]: code } }
  }
  return found
}
