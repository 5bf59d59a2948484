import { notify } from '@shop/shell/notices'
import { Button } from '@shop/ui-kit/Button'
import { Refused } from '../../components/Refused.tsx'
import { formatAgo } from '../../moments.ts'
import { useTexts } from '../../use-texts.ts'
import type { useHomeDraft } from './draft/use-home-draft.ts'
import css from './EditorBar.module.css'

type Draft = ReturnType<typeof useHomeDraft>
type Props = { draft: Draft; onPublish: () => Promise<void>; onHistory: () => void }

/** What state the draft is in, and the buttons that show it to shoppers or take it back. */
export function EditorBar({ draft, onPublish, onHistory }: Props) {
  const { t } = useTexts()
  const { home, state, isBusy, refusal, save, discard } = draft
  const missing = Object.keys(home.missing).length
  const isShown = home.is_published && state === 'saved'
  const isElsewhere = refusal?.code === 'validation' || refusal?.code === 'changed_meanwhile'

  async function giveUp() {
    if (await discard()) notify(t('homeEditor.discarded'), { tone: 'success' })
  }
  return (
    <div className={css.bar}>
      <div>
        <p role="status" className={css.state} data-state={state}>
          <StateText draft={draft} />
        </p>
        {missing > 0 && <p className={css.missing}>{t('homeEditor.missing', { count: missing })}</p>}
      </div>
      <div className={css.buttons}>
        <Button variant="text" onClick={onHistory} aria-haspopup="dialog">
          {t('homeEditor.history')}
        </Button>
        {!isShown && !home.is_published && (
          <Button variant="outline" onClick={giveUp} busy={isBusy}>
            {t('homeEditor.discard')}
          </Button>
        )}
        {state === 'refused' && (
          <Button variant="outline" onClick={save} busy={isBusy}>
            {t('homeEditor.saveAgain')}
          </Button>
        )}
        <Button onClick={onPublish} busy={isBusy && state !== 'saving'} disabled={isShown}>
          {t('homeEditor.publish')}
        </Button>
      </div>
      {!isElsewhere && refusal && (
        <div className={css.refused}>
          <Refused refusal={refusal} />
        </div>
      )}
    </div>
  )
}

function StateText({ draft: { home, state } }: { draft: Draft }) {
  const { t, locale } = useTexts()
  const { by, at } = home.published
  if (state !== 'saved') return t(`homeEditor.states.${state}`)
  if (!home.is_published) return t('homeEditor.states.draft')
  return at && by
    ? t('homeEditor.states.published', { who: by, ago: formatAgo(at, new Date(), locale) })
    : t('homeEditor.states.asItCame')
}
