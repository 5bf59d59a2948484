import type { StaffPart } from '@shop/contracts/staff/staff-releases'
import { Button } from '@shop/ui-kit/Button'
import { useState } from 'react'
import { useTexts } from '../../use-texts.ts'
import { PreviewsTable } from './PreviewsTable.tsx'
import css from './Releases.module.css'
import { RollbackForm } from './RollbackForm.tsx'
import { actionsOf, type ReleaseAction } from './release-actions.ts'
import { ShareForm } from './ShareForm.tsx'
import { StrikeForm } from './StrikeForm.tsx'
import { TestLink } from './TestLink.tsx'
import { useTestLink } from './use-test-link.ts'
import { VersionsTable } from './VersionsTable.tsx'

/** The versions of a part, what can be done with them, and the one thing that is being done. */
export function ReleaseActions({ part }: { part: StaffPart }) {
  const { t } = useTexts()
  const [open, setOpen] = useState<ReleaseAction | null>(null)
  const { link, refusal, make, forget } = useTestLink(part.part)
  const begin = (kind: ReleaseAction['kind'], version: string) => setOpen({ kind, version, revision: part.revision })
  const close = () => setOpen(null)
  const key = open && `${open.kind} ${open.version}`
  return (
    <>
      <VersionsTable
        part={part}
        onLink={make}
        onServe={version => begin('serve', version)}
        onStrike={version => begin('strike', version)}
      />
      <PreviewsTable part={part} onLink={make} onEnded={forget} />
      <TestLink link={link} refusal={refusal} onClose={forget} />
      {open?.kind === 'share' && (
        <ShareForm part={part.part} revision={open.revision} share={part.served[1]?.share ?? 0} onClose={close} />
      )}
      {open?.kind === 'strike' && (
        <StrikeForm key={key} part={part.part} version={open.version} revision={open.revision} onClose={close} />
      )}
      {open && open.kind !== 'share' && open.kind !== 'strike' && (
        <RollbackForm key={key} part={part.part} action={{ ...open, kind: open.kind }} onClose={close} />
      )}
      {!open && (
        <div className={css.buttons}>
          {actionsOf(part).map(({ kind, version }) => (
            <Button key={kind} variant="outline" onClick={() => begin(kind, version)}>
              {t(`releases.actions.${kind}`)}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
