import {
  discardHomeDraftEndpoint,
  publishHomeEndpoint,
  restoreHomeVersionEndpoint,
  type StaffHome,
  staffHomeEndpoint,
} from '@shop/contracts/staff/storefront/staff-home'
import { endpointKey, endpointQuery, queryClient } from '@shop/shell/query'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Stored } from '../../../forms/use-revised-form.ts'
import { isEmpty, valueAt } from '../../../session/refused-fields.ts'
import { textOfCode, useTexts } from '../../../use-texts.ts'
import { draftOf, type HomeDraft } from './home-draft.ts'
import { useSavedDraft } from './use-saved-draft.ts'

/** Where an earlier version comes back: into the draft, or at once to the shop. */
export type RestoreTo = 'draft' | 'shop'

/** The draft of the home page: it saves itself while staff work, and is published when they say so. */
export function useHomeDraft(opened: StaffHome) {
  const draft = useSavedDraft(opened)
  const { form, home, state, ask, refusal, isBusy, revision, missing, adopt, save } = draft
  const [showsMissing, setShowsMissing] = useState(false)

  function show(answer: { home: StaffHome }): void {
    draft.show(answer)
    setShowsMissing(false)
  }

  /** A change of the whole draft, after what was typed is safe. */
  async function replace(change: (revision: number) => Promise<{ home: StaffHome } | null>): Promise<boolean> {
    await save()
    const answer = await change(revision.current)
    if (answer) show(answer)
    return answer !== null
  }

  return {
    form,
    home,
    state,
    isBusy,
    refusal,
    save,
    ...useDraftErrors(form, { ...(showsMissing && home.missing), ...refusal?.fields }),
    /** As the last answer has them, the first of the page first. */
    missingFields: () => Object.keys(missing.current),
    /** Whether shoppers see it now; false when something is missing, which then stands at its field. */
    async publish(): Promise<boolean> {
      if (!(await save())) return false
      setShowsMissing(true)
      // What the service has said of the draft already need not be asked again.
      if (Object.keys(missing.current).length > 0) return false
      const answer = await ask(publishHomeEndpoint, { body: { revision: revision.current } })
      if (answer) show(answer)
      return answer !== null
    },
    discard: () => replace(revision => ask(discardHomeDraftEndpoint, { body: { revision } })),
    restore: (id: number, to: RestoreTo) =>
      replace(revision =>
        ask(restoreHomeVersionEndpoint, { params: { id }, body: { revision, publish: to === 'shop' } }),
      ),
    conflict: {
      mine: () => form.getValues(),
      async read(): Promise<Stored<HomeDraft>> {
        const answer = await queryClient.fetchQuery({ ...endpointQuery(staffHomeEndpoint, {}), staleTime: 0 })
        return { revision: answer.home.draft.revision, draft: draftOf(answer.home) }
      },
      moveTo(): void {
        const answer = lastRead()
        if (answer) adopt(answer)
      },
      take(): void {
        const answer = lastRead()
        if (answer) show(answer)
      },
    },
  }
}

/** What is wrong with the fields, by the codes of the service. */
function useDraftErrors(form: UseFormReturn<HomeDraft>, codes: Readonly<Record<string, string>>) {
  const { t } = useTexts()
  const isMissing = (field: string) => {
    const value = valueAt({ body: form.getValues() }, field)
    return isEmpty(value) || (Array.isArray(value) && value.length === 0)
  }
  return {
    /** Is anything wrong within a part such as `slider.2`? */
    isWrong: (part: string) => Object.keys(codes).some(field => field.startsWith(`${part}.`)),
    /** What is wrong with a field, by its name in the call; what is only missing is said once staff want to publish. */
    errorOf(field: string, obligatory?: string): string | undefined {
      const code = codes[field]
      // What was missing has been typed since: the next answer of the service says so, too.
      if (!code || (code === 'required' && !isMissing(field))) return undefined
      return code === 'required' && obligatory !== undefined
        ? t('errors.emptyOf', { field: obligatory })
        : textOfCode(t, 'errors', code)
    },
  }
}

/** What the comparison has read. */
function lastRead() {
  return queryClient.getQueryData<{ home: StaffHome }>(endpointKey(staffHomeEndpoint.path, {}))
}
