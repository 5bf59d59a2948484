import { MOST_REMOVED } from '@shop/contracts/staff/removing/removing'
import { useTexts } from '../use-texts.ts'
import { RemovingActions } from './RemovingActions.tsx'

type Props = {
  kind: 'article' | 'picture' | 'promo_code'
  names: readonly string[]
  /** What the only one is called, where its name says nothing. */
  title?: string | undefined
  isArchived: boolean
  /** Reads again what shows them; nothing is chosen any more. */
  onDone: () => Promise<void>
}

/** Archives, brings back or deletes the things of a list that were chosen, one or several. */
export function ChosenRemoval({ kind, names, title, isArchived, onDone }: Props) {
  const { t } = useTexts()
  const [first] = names
  if (first === undefined) return null
  if (names.length > MOST_REMOVED) return <p>{t('removing.tooMany')}</p>
  return (
    <RemovingActions
      kind={kind}
      names={names}
      title={names.length === 1 ? (title ?? first) : t(`removing.several.${kind}`, { count: names.length })}
      isArchived={isArchived}
      onDone={onDone}
    />
  )
}
