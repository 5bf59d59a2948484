import {
  discardHomeDraftEndpoint,
  type HomePart,
  publishHomeEndpoint,
  restoreHomeVersionEndpoint,
  type StaffHome,
  setBlocksEndpoint,
  setHeaderColorEndpoint,
  setSliderEndpoint,
  staffHomeEndpoint,
} from '@shop/contracts/staff/storefront/staff-home'
import { endpointKey, endpointQuery, queryClient } from '@shop/shell/query'
import { useUnsaved } from '@shop/shell/unsaved'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Stored } from '../../../forms/use-revised-form.ts'
import { isEmpty, valueAt } from '../../../session/refused-fields.ts'
import { useStaffCall } from '../../../session/use-staff-call.ts'
import { textOfCode, useTexts } from '../../../use-texts.ts'
import { changedParts, draftOf, type HomeDraft } from './home-draft.ts'

/** `refused`: what was typed is here only, and why it was not saved stands on the screen. */
export type SavingState = 'saved' | 'unsaved' | 'saving' | 'refused'

/** After the last key: long enough to write a word, short enough to watch the preview follow. */
const SAVE_AFTER_MS = 900

/** The draft of the home page: it saves itself part by part while staff work, and is published when they say so. */
export function useHomeDraft(opened: StaffHome) {
  const { t } = useTexts()
  const form = useForm<HomeDraft>({ defaultValues: draftOf(opened) })
  const [home, setHome] = useState(opened)
  const [state, setState] = useState<SavingState>('saved')
  const [showsMissing, setShowsMissing] = useState(false)
  const { ask, isBusy, refusal, forgetRefusal } = useStaffCall()
  const saved = useRef(draftOf(opened))
  const revision = useRef(opened.draft.revision)
  const missing = useRef(opened.missing)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const queue = useRef(Promise.resolve(true))
  useUnsaved(state !== 'saved')

  function accept(answer: { home: StaffHome }): void {
    revision.current = answer.home.draft.revision
    missing.current = answer.home.missing
    setHome(answer.home)
    queryClient.setQueryData(endpointKey(staffHomeEndpoint.path, {}), answer)
  }

  function show(answer: { home: StaffHome }): void {
    accept(answer)
    saved.current = draftOf(answer.home)
    form.reset(draftOf(answer.home))
    setState('saved')
    setShowsMissing(false)
    forgetRefusal()
  }

  /** Each part by the call that takes it. */
  function send({ slider, blocks, is_header_white = false, is_header_white_mobile = false }: HomePart) {
    const at = { revision: revision.current }
    if (slider) return ask(setSliderEndpoint, { body: { ...at, slider } })
    if (blocks) return ask(setBlocksEndpoint, { body: { ...at, blocks } })
    return ask(setHeaderColorEndpoint, { body: { ...at, is_header_white, is_header_white_mobile } })
  }

  async function saveNow(): Promise<boolean> {
    clearTimeout(timer.current)
    for (const part of changedParts(saved.current, form.getValues())) {
      setState('saving')
      const answer = await send(part)
      if (!answer) {
        setState('refused')
        return false
      }
      accept(answer)
      saved.current = { ...saved.current, ...part } as HomeDraft
    }
    const isBehind = changedParts(saved.current, form.getValues()).length > 0
    setState(isBehind ? 'unsaved' : 'saved')
    return true
  }

  /** One after the other: each names the revision that the one before made. */
  function save(): Promise<boolean> {
    queue.current = queue.current.then(saveNow)
    return queue.current
  }

  const noteChange = useEffectEvent(() => {
    clearTimeout(timer.current)
    if (changedParts(saved.current, form.getValues()).length === 0) return
    setState('unsaved')
    timer.current = setTimeout(save, SAVE_AFTER_MS)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is the same as long as the screen is
  useEffect(() => {
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: () => noteChange() })
    return () => {
      unsubscribe()
      clearTimeout(timer.current)
    }
  }, [])

  /** A change of the whole draft, after what was typed is safe. */
  async function replace(change: (revision: number) => Promise<{ home: StaffHome } | null>): Promise<boolean> {
    await save()
    const answer = await change(revision.current)
    if (answer) show(answer)
    return answer !== null
  }

  const isMissing = (field: string) => {
    const value = valueAt({ body: form.getValues() }, field)
    return isEmpty(value) || (Array.isArray(value) && value.length === 0)
  }
  const shownErrors = () => ({ ...(showsMissing && home.missing), ...refusal?.fields })
  return {
    form,
    home,
    state,
    isBusy,
    refusal,
    save,
    /** As the last answer has them, the first of the page first. */
    missingFields: () => Object.keys(missing.current),
    /** Is anything wrong within a part such as `slider.2`? */
    isWrong: (part: string) => Object.keys(shownErrors()).some(field => field.startsWith(`${part}.`)),
    /** What is wrong with a field, by its name in the call; what is only missing is said once staff want to publish. */
    errorOf(field: string, obligatory?: string): string | undefined {
      const code = shownErrors()[field]
      // What was missing has been typed since: the next answer of the service says so, too.
      if (!code || (code === 'required' && !isMissing(field))) return undefined
      return code === 'required' && obligatory !== undefined
        ? t('errors.emptyOf', { field: obligatory })
        : textOfCode(t, 'errors', code)
    },
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
    restore: (id: number, publish: boolean) =>
      replace(revision => ask(restoreHomeVersionEndpoint, { params: { id }, body: { revision, publish } })),
    conflict: {
      mine: () => form.getValues(),
      async read(): Promise<Stored<HomeDraft>> {
        const answer = await queryClient.fetchQuery({ ...endpointQuery(staffHomeEndpoint, {}), staleTime: 0 })
        return { revision: answer.home.draft.revision, draft: draftOf(answer.home) }
      },
      moveTo(): void {
        const answer = lastRead()
        if (!answer) return
        accept(answer)
        // What differs from what is stored now is saved once more.
        saved.current = draftOf(answer.home)
      },
      take(): void {
        const answer = lastRead()
        if (answer) show(answer)
      },
    },
  }
}

/** What the comparison has read. */
function lastRead() {
  return queryClient.getQueryData<{ home: StaffHome }>(endpointKey(staffHomeEndpoint.path, {}))
}
