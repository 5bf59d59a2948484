import { archiveCategoryEndpoint, restoreCategoryEndpoint } from '@shop/contracts/staff/storefront/staff-categories'
import { Button } from '@shop/ui-kit/Button'
import { Select } from '@shop/ui-kit/fields/Select'
import { useState } from 'react'
import { ActionBehindButton } from '../../components/ActionFrame.tsx'
import { InUse } from '../../components/InUse.tsx'
import { Refused } from '../../components/Refused.tsx'
import { problemText } from '../../forms/problem-text.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { textOfCode, useTexts } from '../../use-texts.ts'
import css from './Categories.module.css'
import { type CategoryAtDepth, targetsOf } from './category-draft.ts'

type Props = { category: CategoryAtDepth; tree: readonly CategoryAtDepth[]; onDone: (text: string) => Promise<void> }

/** Takes a category out of the shop, with where what is in it goes; or brings it back. */
export function ArchiveCategory({ category, tree, onDone }: Props) {
  const { t, locale } = useTexts()
  const [target, setTarget] = useState('')
  const { ask, isBusy, refusal } = useStaffCall()
  const { name, revision, is_archived, shown } = category
  const params = { name }
  const children = tree.filter(({ parent_category, is_archived }) => parent_category === name && !is_archived).length
  const isFull = shown > 0 || children > 0

  async function archive() {
    const done = await ask(archiveCategoryEndpoint, { params, body: { revision, move_to: target || null } })
    if (done) await onDone(t('categories.archivedNow'))
  }
  async function restore() {
    const done = await ask(restoreCategoryEndpoint, { params, body: { revision } })
    if (done) await onDone(t('categories.restoredNow'))
  }

  if (is_archived) {
    const wrong = refusal?.fields.parent_category
    return (
      <div className={css.form}>
        {wrong ? <p role="alert">{textOfCode(t, 'errors', wrong)}</p> : <Refused refusal={refusal} />}
        <Button variant="outline" busy={isBusy} className={css.save} onClick={restore}>
          {t('categories.restore')}
        </Button>
      </div>
    )
  }
  return (
    <ActionBehindButton
      label={t('categories.archive')}
      about={
        isFull
          ? [
              shown > 0 && t('inUse.articles', { count: shown }),
              children > 0 && t('inUse.categories', { count: children }),
              t('categories.moveFirst'),
            ]
              .filter(Boolean)
              .join(' ')
          : t('categories.archiveText')
      }
      isBusy={isBusy}
      refusal={refusal?.code === 'in_use' ? null : refusal}
      fields={['move_to']}
      onConfirm={archive}
    >
      {isFull && (
        <Select
          label={t('categories.moveTo')}
          error={problemText(t, refusal, 'move_to')}
          placeholder={t('categories.choose')}
          options={targetsOf(tree, name).map(({ name, title, depth }) => ({
            value: name,
            label: `${'— '.repeat(depth)}${title[locale]}`,
          }))}
          value={target}
          onChange={event => setTarget(event.currentTarget.value)}
        />
      )}
      <InUse refusal={refusal} by="category" name={name} />
    </ActionBehindButton>
  )
}
