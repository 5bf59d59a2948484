import type { Person } from '@shop/contracts/staff/people/people'
import { Link } from '@shop/shell/router'
import { Badge, type BadgeTone } from '@shop/ui-kit/page/Badge'
import { StaffLogin } from '../../components/StaffLogin.tsx'
import type { ListColumn } from '../../list/list-column.ts'
import { formatDay, formatTime } from '../../moments.ts'
import { useTexts } from '../../use-texts.ts'
import css from './PeopleColumns.module.css'

export const stateTones: Record<Person['state'], BadgeTone> = { invited: 'info', active: 'success', off: 'plain' }

export function usePeopleColumns(linkTo: (id: string) => { search: string }): ListColumn<Person>[] {
  const { t, locale } = useTexts()
  const label = (id: string) => t(`people.columns.${id}`)
  return [
    {
      id: 'login',
      label: label('login'),
      heading: true,
      cell: ({ id, login, email }) => (
        <>
          <Link to={linkTo(id)} className={css.login} aria-haspopup="dialog">
            <StaffLogin login={login} />
          </Link>
          {email && email !== login && <span className={css.quiet}>{email}</span>}
        </>
      ),
    },
    { id: 'role', label: label('role'), cell: ({ role }) => t(`roles.${role}`) },
    {
      id: 'state',
      label: label('state'),
      cell: ({ state, link_until }) => (
        <>
          <Badge tone={stateTones[state]}>{t(`people.states.${state}`)}</Badge>
          {link_until && (
            <span className={css.quiet}>
              {t('people.linkUntil', { day: formatDay(link_until, locale), time: formatTime(link_until, locale) })}
            </span>
          )}
        </>
      ),
    },
    { id: 'secondFactor', label: label('secondFactor'), cell: person => t(secondFactorKey(person)) },
    {
      id: 'since',
      label: label('since'),
      className: css.whole,
      cell: ({ created_at }) => formatDay(created_at, locale),
    },
  ]
}

function secondFactorKey({ second_factor, second_factor_required }: Person): string {
  if (second_factor) return 'people.secondFactor.on'
  return second_factor_required ? 'people.secondFactor.owed' : 'people.secondFactor.off'
}
