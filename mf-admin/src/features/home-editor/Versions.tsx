import { notify } from '@shop/shell/notices'
import { Button } from '@shop/ui-kit/Button'
import { Badge } from '@shop/ui-kit/page/Badge'
import { useId } from 'react'
import { PanelHeader } from '../../components/PanelHeader.tsx'
import { Refused } from '../../components/Refused.tsx'
import { SidePanel } from '../../components/SidePanel.tsx'
import { formatDay, formatTime } from '../../moments.ts'
import { useTexts } from '../../use-texts.ts'
import type { RestoreTo, useHomeDraft } from './draft/use-home-draft.ts'
import css from './Versions.module.css'

type Props = { draft: ReturnType<typeof useHomeDraft>; onClose: () => void }

/** What shoppers have seen before, the newest first: each of it can come back, to the draft or at once to the shop. */
export function Versions({ draft, onClose }: Props) {
  const { t, locale } = useTexts()
  const titleId = useId()
  const { home, isBusy, refusal, restore } = draft

  async function bringBack(id: number, to: RestoreTo) {
    if (!(await restore(id, to))) return
    notify(t(to === 'shop' ? 'homeEditor.shownAgain' : 'homeEditor.broughtBack'), { tone: 'success' })
    onClose()
  }
  return (
    <SidePanel labelledBy={titleId} onClose={onClose}>
      <PanelHeader
        title={t('homeEditor.history')}
        titleId={titleId}
        closeLabel={t('homeEditor.closeHistory')}
        onClose={onClose}
      />
      <div className={css.content}>
        <p className={css.about}>
          {t(home.versions.length === 0 ? 'homeEditor.noVersions' : 'homeEditor.historyText')}
        </p>
        {!home.is_published && home.versions.length > 0 && <p className={css.warning}>{t('homeEditor.draftGoes')}</p>}
        <Refused refusal={refusal} />
        <ol className={css.versions}>
          {home.versions.map(({ id, by, at, title, slides, blocks, is_shown }) => (
            <li key={id} className={css.version}>
              <p className={css.when}>
                {at ? `${formatDay(at, locale)}, ${formatTime(at, locale)}` : t('homeEditor.cameWithShop')}
                {by && <span className={css.who}> · {by}</span>}{' '}
                {is_shown && <Badge tone="success">{t('homeEditor.inShop')}</Badge>}
              </p>
              <p className={css.what}>
                {title[locale] && <span>«{title[locale]}» · </span>}
                {t('homeEditor.slides', { count: slides })}, {t('homeEditor.blocks', { count: blocks })}
              </p>
              {!(is_shown && home.is_published) && (
                <p className={css.buttons}>
                  <Button size="small" variant="outline" busy={isBusy} onClick={() => bringBack(id, 'draft')}>
                    {t('homeEditor.toDraft')}
                  </Button>
                  {!is_shown && (
                    <Button size="small" variant="text" busy={isBusy} onClick={() => bringBack(id, 'shop')}>
                      {t('homeEditor.toShop')}
                    </Button>
                  )}
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
    </SidePanel>
  )
}
