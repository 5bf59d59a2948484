import { changed, type OfficeScreen } from './screen.ts'

const person = '/api/admin/staff/:id'
const me = '/api/admin/me'

/** People, emails that failed, releases, one’s own account. */
export const people: readonly OfficeScreen[] = [
  {
    at: '/admin/other/staff?person=new',
    controls: [
      ['Надіслати запрошення', 'POST /api/admin/staff'],
      ['Вимагати другий фактор від усіх', 'PUT /api/admin/staff-rules'],
    ],
  },
  {
    at: '/admin/other/staff?person=iryna',
    controls: [
      ['Зберегти', `PUT ${person}`],
      ['Запросити ще раз', `POST ${person}/send-link`],
      ['Скинути другий фактор', `POST ${person}/second-factor/reset`],
      ['Вимкнути доступ', `POST ${person}/switch-off`],
      ['Завершити всі', `POST ${person}/sessions/end`],
    ],
  },
  {
    at: '/admin/other/staff?person=taras',
    controls: [['Увімкнути доступ', `POST ${person}/switch-on`]],
  },
  {
    at: '/admin/other/outbox',
    controls: [['Спробувати ще раз', 'POST /api/admin/outbox/:id/retry']],
  },
  {
    at: '/admin/other/releases',
    controls: [
      ['Припинити пробу', 'POST /api/admin/releases/rollback'],
      ['Змінити частку', 'POST /api/admin/releases/share'],
      ['Посилання для перевірки: cccccccccc', 'POST /api/admin/releases/test-link'],
    ],
  },
  {
    at: '/admin/me',
    controls: [
      ['Замовлення оплачено', `PUT ${me}/notifications`],
      ['Змінити пароль', `PUT ${me}/password`],
      ['Налаштувати', `POST ${me}/second-factor/begin`],
      ['Завершити', `POST ${me}/sessions/:key/end`],
      ['Завершити всі інші', `POST ${me}/end-other-sessions`],
    ],
  },
  {
    at: '/admin/me',
    answers: answers => changed(answers, me, 'second_factor', { is_on: true, recovery_codes_left: 8 }),
    controls: [
      ['Нові коди відновлення', `POST ${me}/second-factor/recovery-codes`],
      ['Вимкнути другий фактор', `POST ${me}/second-factor/switch-off`],
    ],
  },
]
