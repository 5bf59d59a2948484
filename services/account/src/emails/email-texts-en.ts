import type { EmailTexts } from './email-names.ts'

const why = 'You received this email because this address was entered at LEVADA.'

export const emailsInEnglish: EmailTexts = {
  verify: ({ name, link }) => ({
    subject: 'Confirm your email for LEVADA',
    preview: 'One click, and your account is complete.',
    heading: `Welcome, ${name}`,
    paragraphs: [
      'Thank you for joining us. Confirm this address: your personal discount, your earlier orders and everything we write to you belong to it.',
    ],
    button: { label: 'Confirm my email', link },
    note: 'The link is valid for 24 hours and works once. If you did not create an account, do nothing: without your confirmation it will be removed.',
    why,
  }),
  reset: ({ name, link }) => ({
    subject: 'A new password for LEVADA',
    preview: 'Choose a new password within an hour.',
    heading: 'A new password',
    paragraphs: [`${name}, somebody asked for a new password for your account. If it was you, choose one here.`],
    button: { label: 'Choose a new password', link },
    note: 'The link is valid for one hour and works once. If it was not you, do nothing: your present password stays as it is.',
    why,
  }),
  'password-changed': ({ name, link }) => ({
    subject: 'Your LEVADA password has been changed',
    preview: 'You have been signed out everywhere.',
    heading: 'Your password is new',
    paragraphs: [
      `${name}, the password of your account has just been changed, and you have been signed out on all your devices.`,
    ],
    button: { label: 'Sign in', link },
    note: 'If it was not you, ask for a new password at once and call us.',
    why,
  }),
}
