import type { EmailName } from './email-names.ts'
import type { Order, OrderTask } from './order.ts'

/** The names that tasks had in orders before. */
const formerNames: Record<string, OrderTask['do']> = {
  hold_stock: 'reserve_stock',
  hold_again: 'reserve_again',
  hold_unpaid: 'reserve_unpaid',
  extend_hold: 'extend_reservation',
  hold_promo: 'reserve_promo',
  give_back_promo: 'restore_promo',
  put_back: 'restock',
  give_back_late: 'refund_late',
}

type FormerEmail = { do: 'send_letter'; letter: EmailName; row: number }
type StoredTask = OrderTask | FormerEmail

/** An order as the domain knows it: what a stored one still has to do may go by a former name. */
export function withTodaysTasks<Stored extends Pick<Order, 'tasks'>>(stored: Stored): Stored {
  return stored.tasks.length === 0 ? stored : { ...stored, tasks: stored.tasks.map(todays) }
}

function todays(task: StoredTask): OrderTask {
  if (task.do === 'send_letter') return { do: 'send_email', email: task.letter, row: task.row }
  return { ...task, do: formerNames[task.do] ?? task.do } as OrderTask
}
