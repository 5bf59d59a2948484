import { confirmsDeletion, type RemovableKind } from '@shop/contracts/staff/removing/removing'
import { useFormat } from '@shop/shell/format'
import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import type { SelectOption } from '@shop/ui-kit/fields/Select'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { type FormEvent, useRef, useState } from 'react'
import { Failure } from '../components/Failure.tsx'
import { ModalDialog } from '../components/ModalDialog.tsx'
import { Refused } from '../components/Refused.tsx'
import { useFocusOnRefusal } from '../components/use-focus-on-refusal.ts'
import { problemText } from '../forms/problem-text.ts'
import { TableSkeleton } from '../list/TableSkeleton.tsx'
import { useStaffCall } from '../session/use-staff-call.ts'
import { useStaffEndpoint } from '../session/use-staff-endpoint.ts'
import { useTexts } from '../use-texts.ts'
import { MoveChoice } from './MoveChoice.tsx'
import { firstRedirect, leadsTo, type Redirect, RedirectChoice } from './RedirectChoice.tsx'
import css from './Removing.module.css'
import { removingOf } from './removing-of.ts'
import { UseList } from './UseList.tsx'

export type RemovalStep = 'archive' | 'delete'

type Props = {
  kind: RemovableKind
  names: readonly string[]
  /** What they are called, or how many there are. */
  title: string
  step: RemovalStep
  /** Where what is in it may go, so that it can be archived. */
  moveTargets: readonly SelectOption[]
  onArchived: (names: readonly string[], movedTo: string | null) => Promise<void>
  onDeleted: () => Promise<void>
  onStep: (step: RemovalStep) => void
  onClose: () => void
}

/** Asks before something goes: what names it, where its addresses lead then, and, before it goes for good, its name. */
export function RemovalDialog(props: Props) {
  const { kind, names, title, step, moveTargets, onArchived, onDeleted, onStep, onClose } = props
  const { t } = useTexts()
  const { text } = useFormat()
  const calls = removingOf(kind)
  const things = { kind, names: [...names] }
  const asked = useStaffEndpoint(calls.uses, { body: things }, { staleTime: 0 })
  const { ask, isBusy, refusal } = useStaffCall()
  const form = useRef<HTMLFormElement>(null)
  useFocusOnRefusal(form, refusal)
  const [chosen, setRedirect] = useState<Redirect | null>(null)
  const [typed, setTyped] = useState('')
  const [isMistyped, setMistyped] = useState(false)
  const [target, setTarget] = useState('')
  const [isTargetMissing, setTargetMissing] = useState(false)
  // What was asked before belongs to another moment.
  const data = asked.isFetchedAfterMount ? asked.data : undefined
  const redirect = chosen ?? firstRedirect(data?.targets ?? [])
  const stops = data?.stops[step] ?? []
  const isMoving = step === 'archive' && stops.length > 0 && moveTargets.length > 0
  const mayConfirm = stops.length === 0 || isMoving
  const addresses = data?.things.flatMap(thing => thing.addresses) ?? []
  const body = { ...things, leads_to: addresses.length > 0 ? leadsTo(redirect) : null }

  async function confirm(event: FormEvent) {
    event.preventDefault()
    const onRefused = () => void asked.refetch()
    if (isMoving && target === '') {
      setTargetMissing(true)
      form.current?.querySelector('select')?.focus()
    } else if (step === 'archive') {
      const done = await ask(calls.archive, { body: { ...body, move_to: target || null } }, { onRefused })
      if (done) await onArchived(done.removed, moveTargets.find(({ value }) => value === target)?.label ?? null)
    } else if (data && !confirmsDeletion(typed, data.things)) {
      setMistyped(true)
      form.current?.querySelector('input')?.focus()
    } else if (await ask(calls.delete, { body: { ...body, typed } }, { onRefused })) await onDeleted()
  }
  const heading = t(`removing.${step}Title`, { title })
  const areSeveral = (data?.things.flatMap(({ covers }) => covers).length ?? 0) > 1
  const nameOf = (name: string) => {
    const known = coded.includes(kind) ? undefined : data?.things.find(thing => thing.name === name)
    return known?.title ? text(known.title) : name
  }
  return (
    <ModalDialog title={heading} closeLabel={t('step.close')} onClose={onClose}>
      {asked.error && !data && (
        <Failure
          error={asked.error}
          title={t('removing.failed')}
          isRetrying={asked.isFetching}
          onRetry={asked.refetch}
        />
      )}
      {!asked.error && !data && <TableSkeleton caption={t('removing.loading')} />}
      {data && (
        <form ref={form} className={css.form} noValidate aria-label={heading} onSubmit={confirm}>
          {mayConfirm && <p>{t(`removing.${step}About`)}</p>}
          {stops.length > 0 && (
            <Notice
              tone={isMoving ? 'info' : 'error'}
              title={t(isMoving ? 'removing.moveFirst' : `removing.${step}Stops`)}
              announced
            >
              <UseList kind={kind} uses={stops} nameOf={areSeveral ? nameOf : null} />
            </Notice>
          )}
          {stops.length === 0 && addresses.length > 0 && (
            <RedirectChoice
              count={addresses.length}
              targets={data.targets}
              redirect={redirect}
              onChange={setRedirect}
              refusal={refusal}
            />
          )}
          {isMoving && (
            <MoveChoice
              targets={moveTargets}
              value={target}
              isMissing={isTargetMissing}
              refusal={refusal}
              onChange={chosen => {
                setTarget(chosen)
                setTargetMissing(false)
              }}
            />
          )}
          {stops.length === 0 && step === 'delete' && (
            <TextField
              label={t('removing.typed', { name: confirmationFor(kind, data.things, title) })}
              error={isMistyped ? t('errors.typed_name') : problemText(t, refusal, 'typed')}
              autoComplete="off"
              spellCheck={false}
              maxLength={200}
              value={typed}
              onChange={event => {
                setTyped(event.currentTarget.value)
                setMistyped(false)
              }}
            />
          )}
          {refusal && !['validation', 'in_use'].includes(refusal.code) && <Refused refusal={refusal} />}
          <div className={css.buttons}>
            {mayConfirm && (
              <Button type="submit" busy={isBusy}>
                {t(`removing.${step}`)}
              </Button>
            )}
            {stops.length > 0 && step === 'delete' && data.things.some(({ is_archived }) => !is_archived) && (
              <Button onClick={() => onStep('archive')}>{t('removing.archiveInstead')}</Button>
            )}
            <Button variant="text" onClick={onClose}>
              {t('step.close')}
            </Button>
          </div>
        </form>
      )}
    </ModalDialog>
  )
}

const coded: readonly RemovableKind[] = ['article', 'garment', 'model', 'promo_code']

/** What has to be typed: a code as it is, anything else by its title, several by how many they are. */
function confirmationFor(kind: RemovableKind, things: readonly { name: string }[], title: string): string {
  if (things.length > 1) return String(things.length)
  return coded.includes(kind) ? (things[0]?.name ?? '') : title
}
