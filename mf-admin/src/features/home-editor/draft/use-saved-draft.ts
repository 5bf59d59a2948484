import {
  type HomePart,
  type StaffHome,
  setBlocksEndpoint,
  setHeaderColorEndpoint,
  setSliderEndpoint,
  staffHomeEndpoint,
} from '@shop/contracts/staff/storefront/staff-home'
import { endpointKey, queryClient } from '@shop/shell/query'
import { useUnsaved } from '@shop/shell/unsaved'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useStaffCall } from '../../../session/use-staff-call.ts'
import { changedParts, draftOf, type HomeDraft } from './home-draft.ts'

/** `refused`: what was typed is here only, and why it was not saved stands on the screen. */
export type SavingState = 'saved' | 'unsaved' | 'saving' | 'refused'

/** After the last key: long enough to write a word, short enough to watch the preview follow. */
const SAVE_AFTER_MS = 900

type Answer = { home: StaffHome }

/** The form of the draft, which saves itself part by part. */
export function useSavedDraft(opened: StaffHome) {
  const form = useForm<HomeDraft>({ defaultValues: draftOf(opened) })
  const [home, setHome] = useState(opened)
  const [state, setState] = useState<SavingState>('saved')
  const { ask, isBusy, refusal, forgetRefusal } = useStaffCall()
  const saved = useRef(draftOf(opened))
  const revision = useRef(opened.draft.revision)
  const missing = useRef(opened.missing)
  const queue = useRef(Promise.resolve(true))
  useUnsaved(state !== 'saved')
  const changes = () => changedParts(saved.current, form.getValues())
  const stopTimer = useSaveTimer(form, save, () => {
    const isChanged = changes().length > 0
    if (isChanged) setState('unsaved')
    return isChanged
  })

  function accept(answer: Answer): void {
    revision.current = answer.home.draft.revision
    missing.current = answer.home.missing
    setHome(answer.home)
    queryClient.setQueryData(endpointKey(staffHomeEndpoint.path, {}), answer)
  }

  /** What was typed and differs from what is stored now is saved once more. */
  function adopt(answer: Answer): void {
    accept(answer)
    saved.current = draftOf(answer.home)
  }

  function show(answer: Answer): void {
    adopt(answer)
    form.reset(draftOf(answer.home))
    setState('saved')
    forgetRefusal()
  }

  async function saveNow(): Promise<boolean> {
    stopTimer()
    for (const part of changes()) {
      setState('saving')
      const answer = await sendPart(ask, part, revision.current)
      if (!answer) {
        setState('refused')
        return false
      }
      accept(answer)
      saved.current = { ...saved.current, ...part } as HomeDraft
    }
    setState(changes().length > 0 ? 'unsaved' : 'saved')
    return true
  }

  /** One after the other: each names the revision that the one before made. */
  function save(): Promise<boolean> {
    queue.current = queue.current.then(saveNow)
    return queue.current
  }
  return { form, home, state, ask, isBusy, refusal, revision, missing, adopt, show, save }
}

/** Each part goes by the call that takes it. */
function sendPart(ask: ReturnType<typeof useStaffCall>['ask'], part: HomePart, revision: number) {
  const { slider, blocks, is_header_white = false, is_header_white_mobile = false } = part
  if (slider) return ask(setSliderEndpoint, { body: { revision, slider } })
  if (blocks) return ask(setBlocksEndpoint, { body: { revision, blocks } })
  return ask(setHeaderColorEndpoint, { body: { revision, is_header_white, is_header_white_mobile } })
}

/** Saves some time after the last change, where `isChanged` finds one; gives what stops it. */
function useSaveTimer(form: UseFormReturn<HomeDraft>, save: () => void, isChanged: () => boolean): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(timer.current)
  const onChange = useEffectEvent(() => {
    stop()
    if (isChanged()) timer.current = setTimeout(save, SAVE_AFTER_MS)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is the same as long as the screen is
  useEffect(() => {
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: () => onChange() })
    return () => {
      unsubscribe()
      stop()
    }
  }, [])
  return stop
}
