export const staffEmails = ['invitation', 'new-password', 'staff-password-changed'] as const
export type StaffEmail = (typeof staffEmails)[number]

/** Writes an email to this member of staff down, to be sent as soon as the post can. */
export type EnqueueStaffEmail = (email: StaffEmail, person: string) => Promise<void>
