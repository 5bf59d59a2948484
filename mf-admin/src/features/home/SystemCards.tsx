import {
  type HealthCheck,
  type HealthName,
  type StaffHealth,
  staffHealthEndpoint,
} from '@shop/contracts/staff/staff-health'
import { healthPage, healthPlaces } from '../../health-places.ts'
import { formatAgo } from '../../moments.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { DayCards } from './DayCards.tsx'
import type { DayCard } from './day-cards.ts'

const counted: readonly HealthName[] = ['emails', 'sms', 'tasks', 'exchange_door', 'releases']
/** Told of only when something is wrong; orders that failed in 1C stand among the orders, the comparison with the bank among the money. */
const rare: readonly HealthName[] = ['tasks', 'accounting', 'exchange_door', 'comparison']
const toldIfWrong: readonly HealthName[] = ['tasks', 'exchange_door']

/** Whether what the shop does by itself is done: emails, the carrier’s places, the rate, the audit, releases. */
export function SystemCards() {
  const { t } = useTexts()
  const answer = useStaffEndpoint(staffHealthEndpoint, {}, { staleTime: 0 })
  return (
    <DayCards
      id="system-of-day"
      title={t('home.system')}
      failed={t('home.systemFailed')}
      answer={answer}
      cards={useSystemCards(answer.data)}
    />
  )
}

function useSystemCards(health: StaffHealth | undefined): DayCard[] {
  const { t, locale } = useTexts()
  const names: readonly HealthName[] = ['emails', 'sms', 'directory', 'rate', 'audit']
  if (!health) return names.map(name => ({ name, to: healthPage }))
  const silent = health.services.filter(({ answers }) => !answers).length
  const ago = (since: string | null) => (since ? formatAgo(since, new Date(health.at), locale) : undefined)
  const cardOf = (check: HealthCheck): DayCard => {
    const { name, state, problem, count, since } = check
    const kind = state === 'broken' ? 'urgent' : state === 'attention' ? 'work' : 'plain'
    const card = { name, to: healthPlaces[name] ?? healthPage, kind } as const
    if (counted.includes(name) && problem !== 'unreadable') return { ...card, count: count ?? 0 }
    return { ...card, text: ago(problem === 'opening' ? null : since) ?? t(`home.state.${problem ?? 'fine'}`) }
  }
  const shown = health.checks.filter(
    ({ name, state }) => !rare.includes(name) || (toldIfWrong.includes(name) && state !== 'fine'),
  )
  const unknown = health.unknown.filter(name => !rare.includes(name))
  return [
    ...(silent > 0 ? [{ name: 'silent', to: healthPage, count: silent, kind: 'urgent' } as const] : []),
    ...shown.map(cardOf),
    ...unknown.map(name => ({ name, to: healthPage, text: t('home.state.unknown') })),
  ]
}
