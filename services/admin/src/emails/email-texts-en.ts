import type { StaffEmailTexts } from '../staff/staff-emails.ts'

const why = 'You received this email because you work with LEVADA.'

export const emailsInEnglish: StaffEmailTexts = {
  invitation: ({ login, link }) => ({
    subject: 'Your invitation to the LEVADA back office',
    preview: 'Choose a password to get started.',
    heading: 'You are invited to work with us',
    paragraphs: [
      'The owner of the shop has opened the back office for you.',
      'All you need is a password. This is your login:',
      login,
    ],
    button: { label: 'Choose a password', link },
    note: 'The link is valid for 72 hours and works once. If you did not expect an invitation, do nothing.',
    why,
  }),
  'new-password': ({ login, link }) => ({
    subject: 'A new password for the LEVADA back office',
    preview: 'Choose a new password within an hour.',
    heading: 'A new password',
    paragraphs: ['The owner of the shop has sent you a link to choose a new password. Your login:', login],
    button: { label: 'Choose a new password', link },
    note: 'The link is valid for one hour and works once. Until you open it, your present password stays.',
    why,
  }),
  'staff-password-changed': ({ login, link }) => ({
    subject: 'Your LEVADA back office password has been changed',
    preview: 'All earlier sessions have ended.',
    heading: 'Your password is new',
    paragraphs: [`The password for the login ${login} has just been changed, and all earlier sessions have ended.`],
    button: { label: 'Sign in', link },
    note: 'If it was not you, tell the owner of the shop at once.',
    why,
  }),
  'staff-email-changed': ({ login, link }) => ({
    subject: 'Your LEVADA back office email address has been changed',
    preview: 'Emails about your account will no longer come here.',
    heading: 'Another email address',
    paragraphs: [
      `The email address of the login ${login} has just been changed by an owner of the shop.`,
      'Links to a new password no longer come to this address.',
    ],
    button: { label: 'Sign in', link },
    note: 'If you did not expect this, tell the owner of the shop at once.',
    why,
  }),
  'second-factor-off': ({ login, link }) => ({
    subject: 'The second factor of your LEVADA back office account is off',
    preview: 'The password alone now signs in.',
    heading: 'Your second factor is off',
    paragraphs: [
      `The second factor of the login ${login} has just been switched off or reset, and all earlier sessions have ended.`,
      'Until you set it up again, the password alone is enough to sign in.',
    ],
    button: { label: 'Sign in', link },
    note: 'If you did not expect this, tell the owner of the shop at once.',
    why,
  }),
}
