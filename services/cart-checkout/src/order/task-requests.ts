import { continueRequest, currentRequestId } from '@shop/service-kit/trace/request-trace'
import type { Order, OrderTask } from './order.ts'

/** The order with the request at work noted in the tasks that it brings; tasks of `before` stay those of their own requests. */
export function withTaskRequests<Known extends Pick<Order, 'tasks'>>(
  order: Known,
  before: readonly OrderTask[],
): Known {
  const request_id = currentRequestId()
  if (!request_id || order.tasks.every(task => before.includes(task))) return order
  const tasks = order.tasks.map(task => (before.includes(task) || task.request_id ? task : { ...task, request_id }))
  return { ...order, tasks }
}

/** Works on an order's tasks for the request that brought the first of them. */
export function continueTaskRequest<Result>({ tasks: [first] }: Pick<Order, 'tasks'>, work: () => Result): Result {
  return continueRequest(first?.request_id, work)
}
