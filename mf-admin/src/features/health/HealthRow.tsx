import { type ServiceName, titleOf } from '@shop/contracts/parts'
import type { HealthCheck, HealthName } from '@shop/contracts/staff/staff-health'
import { Link } from '@shop/shell/router'
import { buttonClass } from '@shop/ui-kit/Button'
import { Badge, type BadgeTone } from '@shop/ui-kit/page/Badge'
import { type ReactNode, useContext } from 'react'
import { healthPlaces } from '../../health-places.ts'
import { formatAgo, formatDay, formatTime } from '../../moments.ts'
import { OfficeContext } from '../../office.ts'
import { useStaffMember } from '../../session/session.ts'
import { textOfCode, useTexts } from '../../use-texts.ts'
import css from './Health.module.css'

const tones: Record<HealthCheck['state'], BadgeTone> = { fine: 'success', attention: 'warn', broken: 'error' }

/** One kind of work of the shop: how it is, since when, and what to do. */
export function HealthRow({ check, now }: { check: HealthCheck; now: string }) {
  const { t, locale } = useTexts()
  const { name, state, problem, count, since, about = [] } = check
  const what = `${name}.${problem ?? 'fine'}`
  return (
    <Row
      name={t(`health.names.${name}`)}
      badge={<Badge tone={tones[state]}>{t(`health.states.${state}`)}</Badge>}
      action={state === 'fine' ? null : <Place name={name} />}
    >
      <p>{textOfCode(t, 'health.what', what, { count: String(count ?? 0) })}</p>
      {about.length > 0 && <p className={css.quiet}>{about.join(', ')}</p>}
      {since && (
        <p className={css.quiet}>
          {t(state === 'fine' ? 'health.last' : 'health.since', {
            at: `${formatDay(since, locale)}, ${formatTime(since, locale)}`,
            ago: formatAgo(since, new Date(now), locale),
          })}
        </p>
      )}
      {state !== 'fine' && <p>{textOfCode(t, 'health.do', what)}</p>}
    </Row>
  )
}

/** What a service that is silent would have to say. */
export function UnknownRow({ name }: { name: HealthName }) {
  const { t } = useTexts()
  return (
    <Row name={t(`health.names.${name}`)} badge={<Badge>{t('health.states.unknown')}</Badge>}>
      <p>{t('health.what.unknown')}</p>
    </Row>
  )
}

/** A service with its database: it answers only when both work. */
export function ServiceRow({ service, answers }: { service: ServiceName; answers: boolean }) {
  const { t, locale } = useTexts()
  const state = answers ? 'answers' : 'silent'
  return (
    <Row
      name={titleOf(service)[locale]}
      badge={<Badge tone={answers ? 'success' : 'error'}>{t(`health.states.${state}`)}</Badge>}
    >
      {!answers && <p>{t('health.do.silent')}</p>}
    </Row>
  )
}

type RowProps = { name: string; badge: ReactNode; action?: ReactNode; children: ReactNode }

function Row({ name, badge, action, children }: RowProps) {
  return (
    <li className={css.row}>
      <div className={css.head}>
        <h3 className={css.name}>{name}</h3>
        {badge}
      </div>
      <div className={css.about}>{children}</div>
      {action && <div className={css.action}>{action}</div>}
    </li>
  )
}

/** Nothing for those who may not open the place. */
function Place({ name }: { name: HealthName }) {
  const { t } = useTexts()
  const { may } = useStaffMember()
  const { routes } = useContext(OfficeContext)
  const place = healthPlaces[name]
  const route = routes.find(({ path }) => path === place?.split('?')[0])
  if (!place || (route?.right && !may(route.right))) return null
  return (
    <Link to={place} className={buttonClass({ variant: 'outline', size: 'small' })}>
      {t(`health.go.${name}`)}
    </Link>
  )
}
