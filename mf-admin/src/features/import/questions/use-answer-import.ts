import type { NamedKind } from '@shop/contracts/staff/goods/import-questions'
import {
  answerImportEndpoint,
  type ImportSummary,
  importEndpoint,
  setImportCategoriesEndpoint,
} from '@shop/contracts/staff/goods/staff-import'
import { newCategoryEndpoint } from '@shop/contracts/staff/storefront/staff-categories'
import {
  collectionCalls,
  colorCalls,
  heightCalls,
  sizeCalls,
} from '@shop/contracts/staff/storefront/staff-dictionaries'
import { queryClient } from '@shop/shell/query'
import { useState } from 'react'
import { slugOf } from '../../../forms/slug.ts'
import { refetchNames } from '../../../goods/refetch-names.ts'
import { useStaffCall } from '../../../session/use-staff-call.ts'
import { type AnswersDraft, answersOf, keyOf, MAKE_NEW, type MeantDraft } from './answers-draft.ts'

type Row = { key: string; kind: NamedKind; value: string; meant: MeantDraft; isTag: boolean }

/** Makes what is new, remembers the tags, and has the file read again. What was made stays chosen when something later is refused. */
export function useAnswerImport(read: ImportSummary, onDraft: (draft: AnswersDraft) => void) {
  const { ask, isBusy, refusal } = useStaffCall()
  /** The row whose thing could not be made. */
  const [wrongRow, setWrongRow] = useState<string | null>(null)

  async function make({ kind, value, meant }: Row): Promise<string | null> {
    const title = { uk: meant.uk.trim(), en: meant.en.trim() }
    const name = slugOf(title.en)
    if (kind === 'size') {
      const fields = { short_name: value.slice(0, 10), body: null }
      return (await ask(sizeCalls.add, { body: { name: value, fields } })) && value
    }
    if (kind === 'category') {
      const body = { name, title, parent_category: null, special: null }
      return (await ask(newCategoryEndpoint, { body })) && name
    }
    if (kind === 'collection') {
      return (await ask(collectionCalls.add, { body: { name, fields: { title, is_current: false } } })) && name
    }
    if (kind === 'height') return (await ask(heightCalls.add, { body: { name, fields: { title } } })) && name
    return (await ask(colorCalls.add, { body: { name, fields: { title, hex: meant.hex } } })) && name
  }

  async function send(draft: AnswersDraft): Promise<boolean> {
    setWrongRow(null)
    let now = draft
    for (const row of rowsOf(read, draft).filter(({ meant }) => meant.choice === MAKE_NEW)) {
      const name = await make(row)
      if (name === null) {
        setWrongRow(row.key)
        return false
      }
      now = withChoice(now, row, name)
      onDraft(now)
    }
    if (now !== draft) await refetchNames()
    const categories = Object.entries(now.tags).flatMap(([word, { choice }]) =>
      choice === '' ? [] : [{ word, category: choice }],
    )
    if (categories.length > 0 && !(await ask(setImportCategoriesEndpoint, { body: { categories } }))) return false
    const sent = await ask(answerImportEndpoint, { params: { id: read.id }, body: answersOf(now, read) })
    if (sent) await queryClient.invalidateQueries({ queryKey: [importEndpoint.path] })
    return sent !== null
  }
  return { send, isBusy, refusal, wrongRow }
}

function rowsOf({ questions }: ImportSummary, { named, tags }: AnswersDraft): Row[] {
  const ofNames = (questions.named ?? []).flatMap(question => {
    const meant = named[keyOf(question)]
    return meant ? [{ key: keyOf(question), kind: question.kind, value: question.value, meant, isTag: false }] : []
  })
  const ofTags = Object.entries(tags).map(([tag, meant]) => ({
    key: tag,
    kind: 'category' as const,
    value: tag,
    meant,
    isTag: true,
  }))
  return [...ofNames, ...ofTags]
}

function withChoice(draft: AnswersDraft, { key, isTag }: Row, choice: string): AnswersDraft {
  const place = isTag ? 'tags' : 'named'
  const meant = draft[place][key]
  return meant ? { ...draft, [place]: { ...draft[place], [key]: { ...meant, choice } } } : draft
}
