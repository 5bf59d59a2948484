import {
  type OutboxKind,
  type OutboxRow,
  type OutboxState,
  outboxKindOf,
  outboxServices,
  outboxStates,
} from '@shop/contracts/staff/orders/staff-outbox'
import type { Locale } from '@shop/contracts/texts/text'
import type { FiledList } from '@shop/service-kit/list-files/list-file'
import { OUTBOX_PAGE } from '@shop/service-kit/outbox/outbox.repository'
import type { ServiceReports } from '../clients/service-reports.ts'

type OutboxFilter = { state?: OutboxState | undefined; kind?: OutboxKind | undefined }

const kindTexts: Record<Locale, Record<OutboxKind, string>> = {
  uk: { email: 'Лист', sms: 'SMS', task: 'Внутрішнє завдання' },
  en: { email: 'Email', sms: 'Text message', task: 'Task between services' },
}
const stateTexts: Record<Locale, Record<OutboxState, string>> = {
  uk: { dead: 'Не доставлено', waiting: 'Чекає' },
  en: { dead: 'Not delivered', waiting: 'Waiting' },
}

/** What is not delivered, of all services, as a file: those first that failed for good. It says no address, as the list does not. */
export function outboxList(reports: Pick<ServiceReports, 'outboxPage'>): FiledList<OutboxFilter, OutboxRow> {
  return {
    name: 'emails',
    async count(filter) {
      let count = 0
      for await (const rows of batches(reports, filter)) count += rows.length
      return { count }
    },
    batches: filter => batches(reports, filter),
    columns: [
      {
        head: { uk: 'Вид', en: 'Kind' },
        kind: 'text',
        of: ({ effect }, language) => kindTexts[language][outboxKindOf(effect)],
      },
      { head: { uk: 'Що', en: 'What' }, kind: 'text', of: ({ effect, about }) => about.letter ?? effect },
      { head: { uk: 'Замовлення', en: 'Order' }, kind: 'text', of: ({ about }) => about.order ?? null },
      { head: { uk: 'Стан', en: 'State' }, kind: 'text', of: ({ state }, language) => stateTexts[language][state] },
      { head: { uk: 'Спроби', en: 'Tries' }, kind: 'count', of: ({ attempts }) => attempts },
      { head: { uk: 'Помилка', en: 'Failure' }, kind: 'text', of: ({ failure }) => failure },
      { head: { uk: 'З’явився', en: 'Created' }, kind: 'moment', of: ({ created_at }) => new Date(created_at) },
      {
        head: { uk: 'Остання або наступна спроба', en: 'Last or next try' },
        kind: 'moment',
        of: ({ due }) => new Date(due),
      },
      { head: { uk: 'Сервіс', en: 'Service' }, kind: 'text', of: ({ service }) => service },
    ],
  }
}

async function* batches(
  { outboxPage }: Pick<ServiceReports, 'outboxPage'>,
  { state: wanted, kind }: OutboxFilter,
): AsyncGenerator<OutboxRow[]> {
  for (const state of wanted ? [wanted] : outboxStates)
    for (const service of outboxServices) {
      let last: OutboxRow | undefined
      do {
        const { entries } = await outboxPage(service, state, last ? { due: last.due, id: last.id } : null)
        const rows = entries.map(entry => ({ ...entry, service }))
        yield rows.filter(({ effect }) => kind === undefined || outboxKindOf(effect) === kind)
        last = rows.length < OUTBOX_PAGE ? undefined : rows.at(-1)
      } while (last)
    }
}
