/** Why an exchange cannot go on; staff read its text in the log, 1C's user in 1C. */
const texts = {
  unknown_type: 'Такий обмін не підтримується',
  unknown_mode: 'Такого кроку обміну немає',
  no_session: 'Сеанс закінчився, почніть обмін спочатку',
  file_name: 'Неприпустима назва файлу',
  no_file: 'Такого файлу не надсилали',
  incomplete: 'Файл надійшов не повністю',
  empty: 'У файлі немає жодного документа',
  given_up: 'Файл не вдалося опрацювати з трьох спроб',
  too_large: 'Файл завеликий',
  not_xml: 'Файл не є правильним XML',
  not_commerce: 'У файлі немає КоммерческаяИнформация',
  doctype: 'DOCTYPE у файлі заборонено',
  too_deep: 'Файл має забагато вкладених елементів',
  bad_zip: 'Архів пошкоджено',
  encoding: 'Кодування файлу не підтримується',
  orders_first: 'Спочатку заберіть замовлення: забагато проданого, про що 1С іще не знає',
} as const

export type ProblemCode = keyof typeof texts

export class ExchangeProblem extends Error {
  readonly code: ProblemCode
  readonly detail: string

  constructor(code: ProblemCode, detail = '') {
    super(ExchangeProblem.textOf(code, detail))
    this.name = 'ExchangeProblem'
    this.code = code
    this.detail = detail
  }

  static textOf(code: string, detail: string): string {
    const text = Object.hasOwn(texts, code) ? texts[code as ProblemCode] : code
    return detail ? `${text}: ${detail}` : text
  }

  /** The text of what `kept` is. */
  static textOfKept(kept: string | null): string {
    const [code = '', ...detail] = (kept ?? '').split(' ')
    return ExchangeProblem.textOf(code, detail.join(' '))
  }

  /** As the log keeps it: the code, and what it is about. */
  get kept(): string {
    return this.detail ? `${this.code} ${this.detail}` : this.code
  }
}
