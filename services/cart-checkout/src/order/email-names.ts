/** The emails that customers get about their orders. Tasks of stored orders name them. */
export const emailNames = [
  'created',
  'paid',
  'declined',
  'changed',
  'difference_asked',
  'change_dropped',
  'change_refused',
  'shipped',
  'tracking_corrected',
  'ready',
  'delayed',
  'cancelled',
  'paid_late_money_returns',
  'code',
  'return_asked',
  'return_accepted',
  'return_refused',
  'exchanged',
  'refunded',
  'message',
] as const
export type EmailName = (typeof emailNames)[number]
