import { Select } from '@shop/ui-kit/fields/Select'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '../../../use-texts.ts'
import { lineName } from '../line-texts.ts'
import { keyOf } from '../picked-lines.ts'
import { ShelfText } from '../ShelfText.tsx'
import css from './ChangeForm.module.css'
import { type ChangeableLine, type ChangeDraft, mostRemoved, type SwapDraft } from './change-draft.ts'
import { ItemCount } from './ItemCount.tsx'
import { SizeChoice } from './SizeChoice.tsx'

/** Another size, height or colour in place of items of each line, and items that are taken away. */
export function SwapFields({ lines, error }: { lines: readonly ChangeableLine[]; error: string | undefined }) {
  return (
    <>
      {lines.map(line => (
        <SwapLine key={keyOf(line)} line={line} />
      ))}
      {error && (
        <p role="alert" className={css.error} data-wrong>
          {error}
        </p>
      )}
    </>
  )
}

function SwapLine({ line }: { line: ChangeableLine }) {
  const { t, locale } = useTexts()
  const { watch, setValue } = useFormContext<ChangeDraft>()
  const key = keyOf(line)
  const swap: SwapDraft = watch('swaps')[key] ?? { article: line.article, size: '', count: String(line.most) }
  const set = (fields: Partial<SwapDraft>) =>
    setValue('swaps', { ...watch('swaps'), [key]: { ...swap, ...fields } }, { shouldDirty: true })
  const name = lineName(line, locale)
  return (
    <fieldset className={css.line}>
      <legend className={css.legend}>
        {line.title[locale]}{' '}
        <span className={css.quiet}>
          <ShelfText line={line} />
        </span>
      </legend>
      <SizeChoice
        of={line.article}
        except={line}
        chosen={swap}
        name={name}
        isAwaited={line.awaited > 0}
        none={t('change.asItIs')}
        onChoose={set}
      >
        {line.most > 1 && swap.size !== '' && (
          <ItemCount name={name} most={line.most} value={swap.count} onChange={count => set({ count })} />
        )}
      </SizeChoice>
      <RemoveField line={line} most={mostRemoved(line, swap)} />
    </fieldset>
  )
}

/** How many items of the line are taken away. */
function RemoveField({ line, most }: { line: ChangeableLine; most: number }) {
  const { t, locale } = useTexts()
  const { watch, setValue } = useFormContext<ChangeDraft>()
  if (most === 0) return null
  const key = keyOf(line)
  const removed = watch('removed')
  const counts = Array.from({ length: most }, (_, less) => less + 1)
  return (
    <Select
      label={t('change.remove')}
      aria-label={t('change.removeOf', { name: lineName(line, locale) })}
      options={[
        { value: '0', label: t('change.removeNone') },
        ...counts.map(count => ({
          value: String(count),
          label: t('step.of', { count: String(count), all: String(line.count) }),
        })),
      ]}
      value={String(Math.min(Number(removed[key] ?? 0), most))}
      onChange={event => setValue('removed', { ...removed, [key]: event.currentTarget.value }, { shouldDirty: true })}
    />
  )
}
