import { useFormat } from '@shop/shell/format'
import { Select } from '@shop/ui-kit/fields/Select'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { problemText } from '../forms/problem-text.ts'
import type { CallRefusal } from '../session/use-staff-call.ts'
import { useTexts } from '../use-texts.ts'

/** `to`: the page that is chosen or typed; `gone`: the address says that there is none any more. */
export type Redirect = { choice: string; typed: string }

const GONE = 'gone'
const OTHER = 'other'

/** What is sent of it; null: gone. */
export function leadsTo({ choice, typed }: Redirect): string | null {
  if (choice === GONE) return null
  return choice === OTHER ? typed.trim() : choice
}

/** The nearest page stands first; without any, what was there is gone. */
export function firstRedirect(targets: readonly { to: string }[]): Redirect {
  return { choice: targets[0]?.to ?? GONE, typed: '' }
}

type Props = {
  /** How many addresses lead on. */
  count: number
  targets: readonly { to: string; title: { uk: string; en: string } }[]
  redirect: Redirect
  onChange: (redirect: Redirect) => void
  refusal: CallRefusal | null
}

/** Where the addresses of what goes lead from now on. */
export function RedirectChoice({ count, targets, redirect, onChange, refusal }: Props) {
  const { t } = useTexts()
  const { text } = useFormat()
  const isTyped = redirect.choice === OTHER
  const wrong = problemText(t, refusal, 'leads_to')
  return (
    <>
      <Select
        label={t('removing.leads', { count })}
        error={isTyped ? undefined : wrong}
        options={[
          ...targets.map(({ to, title }) => ({ value: to, label: text(title) })),
          { value: OTHER, label: t('removing.leadsOther') },
          { value: GONE, label: t('removing.leadsNowhere') },
        ]}
        value={redirect.choice}
        onChange={event => onChange({ ...redirect, choice: event.currentTarget.value })}
      />
      {isTyped && (
        <TextField
          label={t('redirects.to')}
          hint={t('redirects.toHint')}
          error={wrong}
          autoComplete="off"
          spellCheck={false}
          maxLength={300}
          value={redirect.typed}
          onChange={event => onChange({ ...redirect, typed: event.currentTarget.value })}
        />
      )}
    </>
  )
}
