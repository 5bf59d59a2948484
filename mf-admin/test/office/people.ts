import { changed, type OfficeScreen, screen } from './screen.ts'

const person = '/api/admin/staff/:id'
const me = '/api/admin/me'

/** People, emails that failed, releases, one’s own account. */
export const people: readonly OfficeScreen[] = [
  screen('/admin/other/staff?person=new', [
    ['Надіслати запрошення', 'POST /api/admin/staff'],
    ['Вимагати другий фактор від усіх', 'PUT /api/admin/staff-rules'],
  ]),
  screen('/admin/other/staff?person=iryna', [
    ['Зберегти', `PUT ${person}`],
    ['Запросити ще раз', `POST ${person}/send-link`],
    ['Скинути другий фактор', `POST ${person}/second-factor/reset`],
    ['Вимкнути доступ', `POST ${person}/switch-off`],
    ['Завершити всі', `POST ${person}/sessions/end`],
  ]),
  screen('/admin/other/staff?person=taras', [['Увімкнути доступ', `POST ${person}/switch-on`]]),
  screen('/admin/other/outbox', [
    ['Спробувати ще раз', 'POST /api/admin/outbox/:id/retry'],
    ['Завантажити CSV', 'POST /api/admin/outbox/exports'],
  ]),
  screen('/admin/other/audit', [['Завантажити CSV', 'POST /api/admin/audit/exports']]),
  screen('/admin/other/staff', [['Завантажити CSV', 'POST /api/admin/staff-list/exports']]),
  screen('/admin/other/releases', [
    ['Завантажити CSV', 'POST /api/admin/releases/exports'],
    ['Припинити пробу', 'POST /api/admin/releases/rollback'],
    ['Змінити частку', 'POST /api/admin/releases/share'],
    ['Посилання для перевірки: cccccccccc', 'POST /api/admin/releases/test-link'],
    ['Викреслити версію dddddddddd', 'POST /api/admin/releases/strike'],
    ['Завершити перегляд eeeeeeeeee', 'POST /api/admin/releases/end-preview'],
    ['Створити токен', 'POST /api/admin/releases/tokens'],
    ['Викреслити токен команди catalogue', 'POST /api/admin/releases/tokens/strike'],
  ]),
  screen('/admin/me', [
    ['Замовлення оплачено', `PUT ${me}/notifications`],
    ['Змінити пароль', `PUT ${me}/password`],
    ['Налаштувати', `POST ${me}/second-factor/begin`],
    ['Завершити', `POST ${me}/sessions/:key/end`],
    ['Завершити всі інші', `POST ${me}/end-other-sessions`],
  ]),
  screen(
    '/admin/me',
    [
      ['Нові коди відновлення', `POST ${me}/second-factor/recovery-codes`],
      ['Вимкнути другий фактор', `POST ${me}/second-factor/switch-off`],
    ],
    { answers: answers => changed(answers, me, 'second_factor', { is_on: true, recovery_codes_left: 8 }) },
  ),
]
