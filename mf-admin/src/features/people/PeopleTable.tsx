import type { Person } from '@shop/contracts/staff/people/people'
import { Link } from '@shop/shell/router'
import { Badge, type BadgeTone } from '@shop/ui-kit/page/Badge'
import { Table } from '@shop/ui-kit/page/Table'
import place from '../../list/ListTable.module.css'
import { formatDay, formatTime } from '../../moments.ts'
import { useTexts } from '../../use-texts.ts'
import css from './PeopleTable.module.css'

const columns = ['login', 'role', 'state', 'secondFactor', 'since'] as const
export const stateTones: Record<Person['state'], BadgeTone> = { invited: 'info', active: 'success', off: 'plain' }

export function PeopleTable({ people }: { people: readonly Person[] }) {
  const { t, locale } = useTexts()
  return (
    <div className={place.place}>
      <Table caption={t('people.title')} captionHidden>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {t(`people.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(person => (
            <tr key={person.id}>
              <th scope="row">
                <Link to={{ search: `?person=${person.id}` }} className={css.login} aria-haspopup="dialog">
                  {person.login}
                </Link>
                {person.email && person.email !== person.login && <span className={css.quiet}>{person.email}</span>}
              </th>
              <td>{t(`roles.${person.role}`)}</td>
              <td>
                <Badge tone={stateTones[person.state]}>{t(`people.states.${person.state}`)}</Badge>
                {person.link_until && (
                  <span className={css.quiet}>
                    {t('people.linkUntil', {
                      day: formatDay(person.link_until, locale),
                      time: formatTime(person.link_until, locale),
                    })}
                  </span>
                )}
              </td>
              <td>{t(secondFactorKey(person))}</td>
              <td className={css.whole}>{formatDay(person.created_at, locale)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

function secondFactorKey({ second_factor, second_factor_required }: Person): string {
  if (second_factor) return 'people.secondFactor.on'
  return second_factor_required ? 'people.secondFactor.owed' : 'people.secondFactor.off'
}
