import { kyivDay } from '@shop/calendar/kyiv-days'
import type { Person } from '@shop/contracts/staff/people/people'
import type { Locale } from '@shop/contracts/texts/text'
import type { FiledList } from '@shop/service-kit/list-files/list-file'
import { inBatches } from '@shop/service-kit/list-files/newest-first'
import type { StaffRepository } from '../staff/staff.repository.ts'
import { personView } from './people.ts'

const roleTexts: Record<Locale, Record<Person['role'], string>> = {
  uk: { owner: 'власниця', manager: 'менеджерка', content: 'контент', accountant: 'бухгалтерія' },
  en: { owner: 'owner', manager: 'manager', content: 'content', accountant: 'accountant' },
}
const stateTexts: Record<Locale, Record<Person['state'], string>> = {
  uk: { invited: 'Запрошено', active: 'Працює', off: 'Вимкнено' },
  en: { invited: 'Invited', active: 'Active', off: 'Switched off' },
}
const yesOrNo = { uk: ['ні', 'так'], en: ['no', 'yes'] } as const

/** The people of the back office as a file. */
export function peopleList(staff: Pick<StaffRepository, 'all'>): FiledList<object, Person> {
  return {
    name: 'staff',
    count: async () => ({ count: (await staff.all()).length }),
    async *batches() {
      for await (const people of inBatches(await staff.all())) yield people.map(person => personView(person, null))
    },
    columns: [
      { head: { uk: 'Логін', en: 'Login' }, kind: 'text', of: ({ login }) => login },
      { head: { uk: 'Ел. пошта', en: 'Email' }, kind: 'text', of: ({ email }) => email },
      { head: { uk: 'Роль', en: 'Role' }, kind: 'text', of: ({ role }, language) => roleTexts[language][role] },
      { head: { uk: 'Стан', en: 'State' }, kind: 'text', of: ({ state }, language) => stateTexts[language][state] },
      {
        head: { uk: 'Другий фактор', en: 'Second factor' },
        kind: 'text',
        of: ({ second_factor }, language) => yesOrNo[language][second_factor ? 1 : 0],
      },
      {
        head: { uk: 'Вимагають другий фактор', en: 'Second factor required' },
        kind: 'text',
        of: ({ second_factor_required }, language) => yesOrNo[language][second_factor_required ? 1 : 0],
      },
      { head: { uk: 'Доступ із', en: 'Since' }, kind: 'day', of: ({ created_at }) => kyivDay(new Date(created_at)) },
      {
        head: { uk: 'Змінено', en: 'Changed' },
        kind: 'day',
        of: ({ changed }) => changed && kyivDay(new Date(changed.at)),
      },
      { head: { uk: 'Хто змінив', en: 'Changed by' }, kind: 'text', of: ({ changed }) => changed?.by ?? null },
    ],
  }
}
