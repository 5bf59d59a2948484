export const staffEmails = [
  'invitation',
  'new-password',
  'staff-password-changed',
  'staff-email-changed',
  'second-factor-off',
] as const
export type StaffEmail = (typeof staffEmails)[number]

/** Writes an email to this member of staff down, to be sent as soon as the post can; to their address unless `to` says another. */
export type EnqueueStaffEmail = (email: StaffEmail, person: string, to?: string) => Promise<void>
