import { titleOfService } from '@shop/contracts/released-services'
import type { StaffService } from '@shop/contracts/staff/staff-releases'
import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { Accordion } from '@shop/ui-kit/page/Accordion'
import { useId, useState } from 'react'
import { textOfCode, useTexts } from '../../use-texts.ts'
import { FileNotices } from './PartCard.tsx'
import { ReleaseHistory } from './ReleaseHistory.tsx'
import css from './Releases.module.css'
import { RollbackForm } from './RollbackForm.tsx'
import { Rollout } from './Rollout.tsx'
import { hasEarlierVersion, type ReleaseAction } from './release-actions.ts'
import { ServiceVersions } from './ServiceVersions.tsx'
import { StrikeForm } from './StrikeForm.tsx'
import { useVersionName } from './use-version-name.ts'

/** One service: which version its copies are of, how they are being replaced, and the way back. */
export function ServiceCard({ service }: { service: StaffService }) {
  const { t, locale } = useTexts()
  const id = useId()
  const nameOf = useVersionName()
  const { served, history, rollout } = service
  const sayEvent = ({ what, version }: StaffService['history'][number]) =>
    textOfCode(t, 'releases.ofService.events', what, { version: nameOf(version) })
  return (
    <section className={css.part} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.name}>
          {t('releases.serviceName', { name: titleOfService(service.service)[locale] })}
        </h2>
        <code className={css.quiet}>{service.service}</code>
      </div>
      {service.state === 'unreadable' && (
        <Notice tone="error" title={t('releases.unreadable')}>
          {t('releases.unreadableText')}
        </Notice>
      )}
      {served && <FileNotices served={[served]} about={t('releases.ofService.filesText')} />}
      {rollout && <Rollout rollout={rollout} />}
      {service.state === 'released' && <ServiceActions service={service} />}
      {history.length > 0 && (
        <Accordion title={t('releases.history')}>
          <ReleaseHistory history={history} sayEvent={sayEvent} />
        </Accordion>
      )}
    </section>
  )
}

function ServiceActions({ service }: { service: StaffService }) {
  const { t } = useTexts()
  const [open, setOpen] = useState<ReleaseAction | null>(null)
  const begin = (kind: ReleaseAction['kind'], version: string) => setOpen({ kind, version, revision: service.revision })
  const close = () => setOpen(null)
  const key = open && `${open.kind} ${open.version}`
  return (
    <>
      <ServiceVersions
        service={service}
        onServe={version => begin('serve', version)}
        onStrike={version => begin('strike', version)}
      />
      {open?.kind === 'strike' && <StrikeForm key={key} part={service.service} {...open} onClose={close} />}
      {(open?.kind === 'rollback' || open?.kind === 'serve') && (
        <RollbackForm key={key} part={service.service} action={{ ...open, kind: open.kind }} onClose={close} />
      )}
      {!open && hasEarlierVersion(service) && (
        <div className={css.buttons}>
          <Button variant="outline" onClick={() => begin('rollback', service.served?.version ?? '')}>
            {t('releases.actions.rollback')}
          </Button>
        </div>
      )}
    </>
  )
}
