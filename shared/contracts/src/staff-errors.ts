// Apart from those that customers may meet: every first visit loads them.

/** Codes that only calls of staff answer, and their HTTP statuses. */
export const staffErrorStatus = {
  second_factor_required: 403,
  reauthentication_required: 403,
  changed_meanwhile: 409,
  in_use: 409,
  name_taken: 409,
  confirmation_needed: 409,
  last_owner: 409,
  own_account: 409,
  email_missing: 409,
  not_ready: 409,
  stock_reserved: 409,
  count_changed: 409,
  refund_changed: 409,
  order_sum_differs: 409,
  sum_cannot_change: 409,
  difference_awaited: 409,
  promo_used_up: 409,
  bulk_running: 409,
  orders_under_way: 409,
  too_many_notes: 409,
  card_is_account: 409,
  card_joined_already: 409,
  taken_back_late: 409,
  too_many_messages: 409,
  too_many_comments: 409,
  release_not_possible: 409,
  release_altered: 409,
  picture_unreadable: 422,
  picture_too_small: 422,
  picture_too_large: 422,
  storage_unavailable: 503,
  storage_full: 507,
} as const

export type StaffErrorCode = keyof typeof staffErrorStatus
